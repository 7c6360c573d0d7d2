/** What a visitor does and sees, by the words on the page. Written once for all engines. */
import { expect } from "vitest";
import type { Engine, Key } from "./engine.ts";
import { notes, type Alteration, type WatchedServer } from "./watched-server.ts";

/** Elements of the page: by a selector, and by their whole words or their label where these are given. */
type Sought = { selector: string; words: string | undefined };
type Found = { x: number; y: number; beneath?: string };

/** Runs in the page. The middle of the first seen element of these, in the window; what lies over it, where something does. */
function place({ selector, words }: Sought): Found | undefined {
  const nameOf = (element: Element) =>
    (element.getAttribute("aria-label") ?? element.textContent ?? "").replaceAll(/\s+/g, " ").trim();
  const element = [...document.querySelectorAll(selector)].find(
    (one) =>
      one.checkVisibility({ visibilityProperty: true }) && (words === undefined || nameOf(one) === words),
  );
  const boxOf = () => element?.getClientRects()[0];
  const before = boxOf();
  if (before && (before.top < 90 || before.bottom > innerHeight))
    element?.scrollIntoView({ block: "center", behavior: "instant" });
  const box = boxOf();
  // What is to scroll in stands still for a while.
  const scrollsIn =
    element?.closest("[data-reveal=waiting]") ??
    document
      .getAnimations()
      .find(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(element ?? null));
  if (!element || !box || scrollsIn) return undefined;
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const top = document.elementFromPoint(x, y);
  const free = top !== null && (element.contains(top) || top.contains(element));
  return free ? { x, y } : { x, y, beneath: (top ?? document.documentElement).outerHTML.slice(0, 120) };
}

/** Runs in the page. The words of the seen elements of these. */
function wordsOf(selector: string): string[] {
  return [...document.querySelectorAll(selector)]
    .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .map((one) =>
      (one instanceof HTMLElement ? one.innerText : one.textContent).replaceAll(/\s+/g, " ").trim(),
    );
}

/** Somebody before a browser that shows the site. */
export class Visitor {
  readonly engine: Engine;
  readonly #server: WatchedServer;
  readonly #scriptless: boolean;

  constructor(engine: Engine, server: WatchedServer, scriptless = false) {
    this.engine = engine;
    this.#server = server;
    this.#scriptless = scriptless;
  }

  /** Opens an address of the site, in a wide window or in one of this width, and waits until the script has taken the page over. */
  async visit(path: string, width = 1280): Promise<void> {
    await this.engine.resize(width);
    await this.engine.open(`${this.#server.base}${path}`);
    if (!this.#scriptless) await this.takenOver();
  }

  /** Has the server alter its answers from now on; without an alteration, no longer. */
  finds(alteration?: Alteration): void {
    this.#server.alter(alteration);
  }

  /** Waits until the script has taken the page over. */
  async takenOver(): Promise<void> {
    await this.expects(
      () => {
        const parts = [...document.querySelectorAll("main, main header, main section, main form")];
        return (
          parts.length > 0 &&
          // React takes over a page section by section.
          parts.every((part) => Object.keys(part).some((key) => key.startsWith("__react"))) &&
          (document.querySelector("body > header") === null ||
            document.querySelector("[aria-expanded]") !== null)
        );
      },
      true,
      "the script has taken the page over",
    );
  }

  /** Waits until what a function gives in the page is as expected. */
  async expects<Result>(look: () => Result | Promise<Result>, expected: Result, what: string): Promise<void> {
    await expect.poll(() => this.engine.run(look, undefined), { message: what }).toEqual(expected);
  }

  /** Waits until the page's address is this. */
  async expectsAddress(path: string): Promise<void> {
    await this.expects(() => location.pathname + location.hash, path, "the address");
  }

  /** Waits until the seen elements of a selector have these words, in this order. */
  async expectsWords(selector: string, words: readonly string[]): Promise<void> {
    await expect.poll(() => this.engine.run(wordsOf, selector), { message: selector }).toEqual(words);
  }

  /** Waits until so many elements of a selector are seen. */
  async expectsCount(selector: string, count: number): Promise<void> {
    await expect
      .poll(async () => (await this.engine.run(wordsOf, selector)).length, { message: `seen: ${selector}` })
      .toBe(count);
  }

  /** Waits until a text is seen in the page, or in the element of a selector. */
  async expectsText(text: string, selector = "body"): Promise<void> {
    await expect
      .poll(async () => (await this.engine.run(wordsOf, selector)).join(" "), { message: selector })
      .toContain(text);
  }

  async #find(selector: string, words: string | undefined): Promise<Found> {
    let found: Found | undefined;
    await expect
      .poll(
        async () => {
          const before = found;
          found = await this.engine.run(place, { selector, words });
          if (!found || before?.x !== found.x || before.y !== found.y) return "not seen, or moving";
          return found.beneath ? `under ${found.beneath}` : "free";
        },
        { message: `${selector} ${words ?? ""}` },
      )
      .toBe("free");
    if (!found) throw new Error(`${selector} is lost.`);
    return found;
  }

  /** Clicks the first seen element of a selector; with words, the first whose whole words or label they are. */
  async click(selector: string, words?: string): Promise<void> {
    const { x, y } = await this.#find(selector, words);
    await this.engine.click(x, y);
  }

  /** Points at an element with the mouse. */
  async pointAt(selector: string, words?: string): Promise<void> {
    const { x, y } = await this.#find(selector, words);
    await this.engine.point(x, y);
  }

  /** Writes into the field with this label, after what stands there. */
  async write(label: string, text: string): Promise<void> {
    await this.click("label", label);
    await this.engine.type(text);
  }

  press(key: Key | string, ...held: Key[]): Promise<void> {
    return this.engine.press(key, ...held);
  }

  /** What went wrong in the pages since it was last asked. */
  async wentWrong(): Promise<string[]> {
    const failed = this.#server.failed();
    if (this.#scriptless) return failed;
    const noted = await this.engine.run((store) => {
      if (!("watched" in window)) return ["The page was not watched."];
      const found = JSON.parse(sessionStorage.getItem(store) ?? "[]") as string[];
      sessionStorage.clear();
      localStorage.clear();
      return found;
    }, notes);
    return [...failed, ...noted];
  }
}
