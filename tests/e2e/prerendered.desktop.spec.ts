import { expect } from "@playwright/test";
import { freshTest as test } from "../reused-page.ts";
import { openTab, type Tab } from "../../tools/tab.ts";

let tab: Tab;
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  tab = await openTab();
});
test.afterAll(() => tab.close());

const isHydrated = () => "hydrated" in document.documentElement.dataset;

async function mouse(type: "mouseMoved" | "mousePressed" | "mouseReleased"): Promise<void> {
  const place = await tab.run(() => {
    const { x, y } = document.querySelector("header a")?.getBoundingClientRect() ?? {};
    return { x: (x ?? 0) + 5, y: (y ?? 0) + 5 };
  });
  await tab.send("Input.dispatchMouseEvent", { type, ...place, button: "left", clickCount: 1 });
}

/** Times of the prerendered home page, when it was shown and when its scripts loaded, in milliseconds from its start. */
const homeTimes = () =>
  tab.until(() => {
    const [page] = performance.getEntriesByType("navigation");
    const script = performance.getEntriesByType("resource").find(({ name }) => name.includes("/react-"));
    const shown = page && Number(Reflect.get(page, "activationStart"));
    return location.pathname === "/" && script && { shown, script: script.startTime };
  });

test("The page of a hovered link is prerendered and hydrated, and entrance motion waits until it shows", async ({
  baseURL,
}) => {
  for (const laid of [false, true]) {
    await tab.visit(`${baseURL}/about`);
    await mouse("mouseMoved");
    await tab.until(isHydrated, "ahead");
    const waiting = () => [
      document.prerendering,
      "laid" in document.documentElement.dataset,
      document.querySelectorAll("[data-reveal]").length,
    ];
    expect(await tab.run(waiting, "ahead")).toEqual([true, false, 0]);
    await mouse("mousePressed");
    await mouse("mouseReleased");
    const { shown, script } = await homeTimes();
    expect(script).toBeGreaterThan(399);
    expect(shown).toBeGreaterThan(script);
    await tab.until(() => document.querySelector("[data-reveal=waiting]") !== null);
    const after = () => ["laid" in document.documentElement.dataset, sessionStorage.getItem("laid")];
    expect(await tab.run(after)).toEqual([laid, "yes"]);
  }
});

test("A press also prerenders the page, and its scripts start when it shows", async ({ baseURL }) => {
  await tab.visit(`${baseURL}/about`);
  await mouse("mousePressed");
  await tab.until(() => document.prerendering, "ahead");
  await mouse("mouseReleased");
  const { shown, script } = await homeTimes();
  expect(shown).toBeGreaterThan(0);
  expect(script).toBeGreaterThan(Math.min(Number(shown), 399));
  await tab.until(isHydrated);
});
