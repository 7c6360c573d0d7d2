import { expect, type Page } from "@playwright/test";

/** The focused element after a press of Tab. */
export type Stop = {
  name: string;
  /** Without an outline, also on its label. */ unmarked: boolean;
  /** Pixels outside the window or under the fixed header. */ covered: number;
  /** Colour of the outline; `beside`: colours next to it, or "art". */ ring: string;
  beside: string[];
  /** Number of clipped sides of the outline. */ cutSides: number;
};

declare global {
  interface Window {
    look: {
      cutTexts(): string[];
      crossedTexts(): string[];
      wide(): number;
      focusable(part: string): number;
      startWalk(part: string): void;
      endWalk(): Stop[];
      moving(): string[];
      spaceOut(on: boolean): void;
    };
  }
}

export async function lookInto(page: Page): Promise<void> {
  await page.evaluate(install);
}

/** Expects no sideways scrolling and no cut text, with normal and with the widest text spacing (WCAG 1.4.12). */
export async function expectFits(page: Page, what: string): Promise<void> {
  for (const spaced of [false, true]) {
    const [wide, cut] = await page.evaluate((on) => {
      window.look.spaceOut(on);
      return [window.look.wide(), window.look.cutTexts()] as const;
    }, spaced);
    const where = `${what}${spaced ? " with wide text spacing" : ""}`;
    expect.soft(wide, `pixels to scroll sideways in ${where}`).toBe(0);
    expect.soft(cut, `text cut in ${where}`).toEqual([]);
  }
  await page.evaluate(() => window.look.spaceOut(false));
}

function install(): void {
  const nameOf = (element: Element) =>
    `<${element.localName}> ${(element.getAttribute("aria-label") ?? element.textContent ?? "").replaceAll(/\s+/g, " ").trim().slice(0, 60)}`;
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  /** Only for assistive technology. */
  const unseen = (element: Element) => element.closest(".unseen") !== null || clippedAway(element);
  const clippedAway = (element: Element | null) => {
    for (let at = element; at; at = at.parentElement)
      if (getComputedStyle(at).clipPath === "inset(50%)") return true;
    return false;
  };
  /** The visible element of a control: a label instead of a hidden input. */
  const faceOf = (element: Element): Element =>
    (element instanceof HTMLInputElement && unseen(element) && element.labels?.[0]) || element;

  /** The last breadcrumb may end in an ellipsis, since the heading repeats it. */
  const saidByHeading = (element: Element) =>
    getComputedStyle(element).textOverflow === "ellipsis" &&
    element.textContent === document.querySelector("h1")?.textContent;

  type Line = { parent: Element; words: string; box: DOMRect };
  /** The visible lines of all texts. */
  const linesOf = (): Line[] => {
    const lines: Line[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      const words = node.textContent?.trim().slice(0, 60);
      if (!parent || !words || !shown(parent) || unseen(parent) || saidByHeading(parent)) continue;
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) lines.push({ parent, words, box });
    }
    return lines;
  };
  /** Texts that the window or an ancestor with hidden overflow cuts. */
  const cutTexts = () => {
    const width = document.documentElement.clientWidth;
    const cut = linesOf().flatMap((line) => {
      const { left, right } = line.box;
      const isOutside = (right > width + 1 || left < -1) && !inRow(line.parent);
      const by = cutBy(line) ?? (isOutside ? "the window" : undefined);
      return by === undefined ? [] : [`"${line.words}" by ${by}`];
    });
    return [...new Set(cut)];
  };
  /** Pairs of texts that cross each other. */
  const crossedTexts = () => {
    const lines = linesOf().filter((line) => cutBy(line) === undefined);
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => !one.parent.contains(other.parent) && !other.parent.contains(one.parent))
        .filter(({ box: { left, right, top, bottom, height } }) => {
          const across = Math.min(right, one.box.right) - Math.max(left, one.box.left);
          const down = Math.min(bottom, one.box.bottom) - Math.max(top, one.box.top);
          // Tight lines overlap where both are mostly empty.
          return across > 2 && down > 0.5 * Math.min(height, one.box.height);
        })
        .map((other) => `"${one.words}" and "${other.words}"`),
    );
  };
  /** Inside a list that scrolls sideways. */
  const inRow = (element: Element) => {
    for (let at: Element | null = element; at; at = at.parentElement)
      if (getComputedStyle(at).overflowX === "auto" && at.scrollWidth > at.clientWidth) {
        const { left, right } = at.getBoundingClientRect();
        return left > -1 && right < document.documentElement.clientWidth + 1;
      }
    return false;
  };
  const cutBy = ({ parent, box }: Line): string | undefined => {
    const slack = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.3;
    for (let at: Element | null = parent; at && at !== document.body;) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      if (position === "fixed" || [overflowX, overflowY].some((one) => /auto|scroll/.test(one)))
        return undefined;
      const edge = at.getBoundingClientRect();
      if (overflowX !== "visible" && (box.right > edge.right + 1.5 || box.left < edge.left - 1.5))
        return `${nameOf(at)} (across)`;
      if (overflowY !== "visible" && (box.bottom > edge.bottom + slack || box.top < edge.top - slack))
        return `${nameOf(at)} (down)`;
      // Only the containing block and its ancestors clip an absolutely positioned element.
      at = position === "absolute" && at instanceof HTMLElement ? at.offsetParent : at.parentElement;
    }
    return undefined;
  };

  const wide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

  const focusable = (part: string) => {
    const groups = new Set<string>();
    let count = 0;
    for (const element of document.querySelectorAll<HTMLElement>(
      `${part} :is(a[href], button, input, select, textarea, summary, [tabindex])`,
    )) {
      if (
        element.tabIndex < 0 ||
        element.matches(":disabled") ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue;
      if (element instanceof HTMLInputElement && element.type === "radio") {
        if (groups.has(element.name)) continue;
        groups.add(element.name);
      }
      count += 1;
    }
    return count;
  };

  const painter = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const known = new Map<string, readonly [string, number]>();
  const colourOf = (css: string) => {
    const before = known.get(css);
    if (before || !painter) return before ?? (["0,0,0", 1] as const);
    painter.clearRect(0, 0, 1, 1);
    painter.fillStyle = css;
    painter.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = painter.getImageData(0, 0, 1, 1).data;
    const colour = [`${red},${green},${blue}`, alpha / 255] as const;
    known.set(css, colour);
    return colour;
  };
  const groundAt = (x: number, y: number): string | undefined => {
    if (x < 0 || y < 0 || x >= document.documentElement.clientWidth || y >= innerHeight) return undefined;
    const stack = document.elementsFromPoint(x, y);
    if (stack.length === 0) return undefined;
    for (const element of stack) {
      if (element instanceof HTMLImageElement || element.closest("svg") !== null) return "art";
      const [colour, alpha] = colourOf(getComputedStyle(element).backgroundColor);
      if (alpha > 0.99) return colour;
    }
    return colourOf(getComputedStyle(document.documentElement).backgroundColor)[0];
  };

  const ringOf = (element: Element) => {
    for (let at: Element | null = element, up = 0; at && up < 7; at = at.parentElement, up += 1)
      for (const pseudo of [undefined, "::after"]) {
        const style = getComputedStyle(at, pseudo);
        if (pseudo && (style.content === "none" || style.position !== "absolute")) continue;
        const width = Number.parseFloat(style.outlineWidth);
        if (style.outlineStyle === "none" || !(width >= 2) || colourOf(style.outlineColor)[1] < 0.99)
          continue;
        // A ring around an invisible element is invisible.
        if (unseen(at)) continue;
        return {
          on: at,
          width,
          offset: Number.parseFloat(style.outlineOffset),
          colour: colourOf(style.outlineColor)[0],
        };
      }
    return undefined;
  };
  const stopAt = (element: Element): Stop => {
    const face = faceOf(element);
    const ring = ringOf(element);
    const box = face.getBoundingClientRect();
    const header = document.querySelector("body > header");
    const fixed =
      header !== null &&
      !header.contains(element) &&
      getComputedStyle(header).position === "sticky" &&
      // The announcement is above the header.
      box.bottom > header.getBoundingClientRect().top &&
      !element.matches("[href='#main']");
    const top = fixed ? (header?.getBoundingClientRect().bottom ?? 0) : 0;
    const room = innerHeight - top;
    // In a textarea the browser scrolls to the current line.
    const covered =
      box.height > room || element.localName === "textarea"
        ? Math.max(0, top - box.bottom, box.top - innerHeight)
        : Math.max(0, top - box.top, box.bottom - innerHeight);
    const sideways = Math.max(0, -box.left, box.right - document.documentElement.clientWidth);
    const stop = { name: nameOf(face), covered: covered + sideways };
    if (!ring) return { ...stop, unmarked: true, ring: "", beside: [], cutSides: 0 };
    const { left, right, top: upper, bottom } = ring.on.getBoundingClientRect();
    const out = ring.offset + ring.width;
    // Beside the ring: outside of it, or below an inner ring.
    const away = ring.offset < 0 ? ring.offset - 2 : out + 2;
    const middle = [(left + right) / 2, (upper + bottom) / 2] as const;
    // A border around an inner ring is its only neighbour, and makes it visible on art.
    const { borderTopWidth, borderTopColor } = getComputedStyle(ring.on);
    const framed = ring.offset < 0 && Number.parseFloat(borderTopWidth) >= -away;
    const around = framed
      ? [colourOf(borderTopColor)[0]]
      : [
          groundAt(left - away, middle[1]),
          groundAt(right + away, middle[1]),
          groundAt(middle[0], upper - away),
          groundAt(middle[0], bottom + away),
        ];
    const beside = around.filter((colour) => colour !== undefined);
    let cutSides = 0;
    for (let at = ring.on.parentElement; at && at !== document.body; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX === "visible") continue;
      const edge = at.getBoundingClientRect();
      const margin =
        style.overflowX === "clip"
          ? Number.parseFloat(style.getPropertyValue("overflow-clip-margin")) || 0
          : 0;
      cutSides = Math.max(
        cutSides,
        [
          left - out < edge.left - margin - 1,
          right + out > edge.right + margin + 1,
          upper - out < edge.top - margin - 1,
          bottom + out > edge.bottom + margin + 1,
        ].filter(Boolean).length,
      );
    }
    return { ...stop, unmarked: false, ring: ring.colour, beside: [...new Set(beside)], cutSides };
  };
  let stops: Stop[] = [];
  const note = () => {
    const focused = document.activeElement;
    if (focused && focused !== document.body && focused !== document.documentElement)
      stops.push(stopAt(focused));
  };
  // Record the focus on keydown, to save a round trip per Tab.
  const startWalk = (part: string) => {
    stops = [];
    const start = document.querySelector<HTMLElement>(part);
    // The Tab key continues from the last focused element, even after it lost its tabindex.
    start?.setAttribute("tabindex", "-1");
    start?.focus();
    start?.removeAttribute("tabindex");
    scrollTo({ top: 0, behavior: "instant" });
    addEventListener("keydown", note, true);
  };
  const endWalk = () => {
    note();
    removeEventListener("keydown", note, true);
    // Focus can open a part.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return stops;
  };

  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? nameOf(effect.target) : "?"));

  const spacing = new CSSStyleSheet();
  spacing.replaceSync(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
  );
  const spaceOut = (on: boolean) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== spacing);
    if (on) document.adoptedStyleSheets.push(spacing);
  };

  window.look = { cutTexts, crossedTexts, wide, focusable, startWalk, endWalk, moving, spaceOut };
}
