/** Extensions and translators change documents before hydration. React then renders the changed parts again. */
import { expect, type Page } from "@playwright/test";
import { test } from "../reused-page.ts";
import { choiceWith, choose, field, hydrated, testimonials, visit } from "../spec/support.ts";
import { holdBack } from "./faults.ts";

/** Changes that run in the page. Each returns whether it found its target. */
const changes = {
  "a bar first in the body": () => {
    const bar = document.createElement("div");
    bar.textContent = "A coupon was found";
    document.body?.prepend(bar);
    return bar.isConnected;
  },
  "a button after each field": () => {
    const fields = document.querySelectorAll("textarea, input:not([type=radio], [type=checkbox])");
    for (const one of fields) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "Fill in";
      one.after(button);
    }
    return fields.length > 0;
  },
  "a translator's elements around the texts": () => {
    if (!document.querySelector("main h1")) return false;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest("main, header, footer") && !parentElement.closest("script, svg, textarea")
        ? NodeFilter.FILTER_ACCEPT
        : NodeFilter.FILTER_SKIP,
    );
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      const outer = document.createElement("font");
      text.parentNode?.replaceChild(outer, text);
      outer.appendChild(document.createElement("font")).append(text);
    }
    return true;
  },
  "a picture taken out": () => {
    const picture = document.querySelector("main :is(img, svg)");
    picture?.remove();
    return picture !== null;
  },
  "attributes of the document and of its fields": () => {
    document.documentElement.classList.add("extended");
    document.body?.setAttribute("data-extended", "");
    const fields = document.querySelectorAll("input");
    for (const one of fields) one.setAttribute("data-extended", "");
    return fields.length > 0;
  },
  "data in the head, an element last in the body": () => {
    if (!document.body) return false;
    document.head.prepend(document.createElement("meta"));
    const data = document.createElement("script");
    data.type = "application/json";
    document.head.prepend(data);
    document.body.append(document.createElement("extension-root"));
    return true;
  },
  "a note first in each section": () => {
    const sections = document.querySelectorAll("main section");
    for (const section of sections) section.prepend("A note", document.createElement("div"));
    return sections.length > 0;
  },
} satisfies Readonly<Record<string, () => boolean>>;

/** When to apply changes: as soon as the target exists, or after parsing. */
const times = ["while it is parsed", "once it is parsed"] as const;

/** A script for the start of a page. It applies the changes and counts them in `window.changes`. */
function changing(time: (typeof times)[number]): string {
  const all = Object.values(changes);
  return `{
    let open = [${all.map(String).join()}];
    const change = () => {
      open = open.filter((one) => !one());
      if (open.length < ${all.length}) window.changes = ${all.length} - open.length;
    };
    ${
      time === "once it is parsed"
        ? "document.addEventListener('DOMContentLoaded', change);"
        : `const observer = new MutationObserver(change);
    observer.observe(document, { childList: true, subtree: true });
    document.addEventListener("DOMContentLoaded", () => observer.disconnect());`
    }
  }`;
}

/** Runs in the page. Its text, its styles and the selected theme. */
function look() {
  const parts = [...document.querySelectorAll<HTMLElement>("body > :is(header, main, footer)")];
  return {
    // A removed element can leave an invisible empty line.
    words: parts.map(({ innerText }) => innerText.replaceAll(/\s*\n\s*/g, "\n")),
    looks: [...document.querySelectorAll("h1, h2, h3, label, footer a")].map((one) => {
      const { font, color } = getComputedStyle(one);
      return [one.textContent, font, color].join(", ");
    }),
    ground: getComputedStyle(document.documentElement).backgroundColor,
    theme: document.querySelector<HTMLInputElement>("[name=theme]:checked")?.value,
  };
}

const uses: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async "/"(page) {
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: "Pages", exact: true }).click();
    await expect(banner.getByRole("link", { name: "Pricing", exact: true })).toBeVisible();
    await page.keyboard.press("Escape");
    await choose(choiceWith(page, "All courses"), "Finance");
    await testimonials(page).getByRole("button", { name: "Next testimonial" }).click();
    await expect(testimonials(page).getByRole("radio").last()).toBeChecked();
    await banner.getByRole("link", { name: "Blog" }).click();
  },
  async "/contact"(page) {
    await field(page, "Message *").fill("A thought");
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect(page.getByRole("status").filter({ hasText: "does not send messages yet" })).toBeVisible();
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog" }).click();
  },
  async "/course/design"(page) {
    await page.getByRole("tab", { name: "Curriculum" }).click();
    await expect(page.getByRole("tabpanel", { name: "Curriculum" })).toBeVisible();
    await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  },
  async "/login"(page) {
    await page.getByRole("button", { name: "Log in" }).click();
    await expect(field(page, "Email")).toHaveAccessibleDescription(/./);
    await page.getByRole("main").getByRole("link", { name: "Sign up" }).click();
  },
};

for (const [index, [path, use]] of Object.entries(uses).entries()) {
  const time = times[index % times.length] ?? times[0];
  test(`${path} stays complete, styled and usable with all changes at once, made ${time}`, async ({
    page,
  }) => {
    // The dark theme is stored, so its mark must survive too.
    await page.goto("/robots.txt");
    await page.evaluate(() => localStorage.setItem("theme", "dark"));
    await visit(page, path);
    const unchanged = await page.evaluate(look);
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    // Scripts come only when the document is complete on two of the four pages, once for each time.
    const release = index < times.length ? await holdBack(page, /\.js$/) : undefined;
    const script = await page.addInitScript(changing(time));
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const count = () => page.evaluate(() => Reflect.get(globalThis, "changes") as number);
    await expect.poll(count).toBe(Object.keys(changes).length);
    release?.();
    await hydrated(page);
    await page.unrouteAll();
    await expect.poll(() => page.evaluate(look)).toEqual(unchanged);
    await use(page);
    await expect(page).not.toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/transition|Sign up/);
    await script.dispose();
    // React reports that it rendered again.
    expect(errors.filter((message) => !/React error #418/.test(message))).toEqual([]);
  });
}
