/** Looks at the layout of an open page: texts that are cut, covered or broken, and focus without a visible ring. */
import { expect, type Page } from "@playwright/test";
import { contrastOf } from "../fixtures/colours.ts";

declare global {
  interface Window {
    look: ReturnType<typeof install>;
  }
}

export async function lookInto(page: Page): Promise<void> {
  await page.evaluate(`window.look = (${String(install)})(${String(contrastOf)})`);
}

/** Expects no sideways scrolling and no cut text with the widest text spacing, and so with less (WCAG 1.4.12). */
export async function expectFits(page: Page, what: string): Promise<void> {
  const found = await page.evaluate(() => {
    const { apply, widelySpaced, wide, cutTexts } = window.look;
    const normally = wide();
    apply(widelySpaced, true);
    const looked = { sideways: [normally, wide()], cut: cutTexts() };
    apply(widelySpaced, false);
    return looked;
  });
  expect.soft(found, `${what}, with wide text spacing`).toEqual({ sideways: [0, 0], cut: [] });
}

/** Runs in a page. */
function install(contrast: (one: readonly number[], other: readonly number[]) => number) {
  const styles = (rules: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    return sheet;
  };
  const widelySpaced = styles(
    "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }",
  );
  const doubled = styles(
    `:root { font-size: ${2 * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)}px !important }`,
  );
  const reachable = styles(
    "* { pointer-events: auto !important } *::after { pointer-events: none !important }",
  );
  const apply = (sheet: CSSStyleSheet, on: boolean) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    if (on) document.adoptedStyleSheets.push(sheet);
  };
  const nameOf = (element: Element) =>
    `<${element.localName}> ${(element.getAttribute("aria-label") ?? element.textContent ?? "").replaceAll(/\s+/g, " ").trim().slice(0, 60)}`;
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true });
  const ancestors = (element: Element): Element[] =>
    element.parentElement ? [element, ...ancestors(element.parentElement)] : [element];
  /** Only for assistive technology. */
  const unseen = (element: Element) =>
    ancestors(element).some((at) => at.matches(".unseen") || getComputedStyle(at).clipPath === "inset(50%)");
  const crumb = document.querySelector("nav li:last-child > [aria-current]");
  /** The last breadcrumb may end in an ellipsis, since the heading repeats it. */
  const saidByHeading = crumb?.textContent === document.querySelector("h1")?.textContent ? crumb : undefined;

  /** The visible texts of a part. */
  const textsIn = (part: Element): { text: Node; parent: Element }[] => {
    const texts = [];
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      if (text.parentElement && text.textContent?.trim() && shown(text.parentElement))
        texts.push({ text, parent: text.parentElement });
    return texts;
  };
  const range = document.createRange();
  type Line = { parent: Element; words: string; box: DOMRect };
  const linesOf = (): Line[] =>
    textsIn(document.body).flatMap(({ text, parent }) => {
      range.selectNodeContents(text);
      const words = text.textContent?.trim().slice(0, 60) ?? "";
      return [...range.getClientRects()].map((box) => ({ parent, words, box }));
    });
  const windowWidth = () => document.documentElement.clientWidth;
  /** Inside a list that scrolls sideways. */
  const inRow = (element: Element) =>
    ancestors(element).some((at) => {
      const { left, right } = at.getBoundingClientRect();
      const scrolls = getComputedStyle(at).overflowX === "auto" && at.scrollWidth > at.clientWidth;
      return scrolls && left > -1 && right < windowWidth() + 1;
    });
  /** The ancestor that cuts a line. */
  const cutBy = ({ parent, box }: Line): string | undefined => {
    const slack = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.3;
    for (let at: Element | null = parent; at && at !== document.body;) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      if (position === "fixed" || /auto|scroll/.test(overflowX + overflowY)) return undefined;
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
  /** Texts that the window or an ancestor with hidden overflow cuts. */
  const cutTexts = () => {
    const seen = linesOf().filter(({ parent }) => !unseen(parent) && parent !== saidByHeading);
    const cut = seen.flatMap((line) => {
      const isOutside = (line.box.right > windowWidth() + 1 || line.box.left < -1) && !inRow(line.parent);
      const by = cutBy(line) ?? (isOutside ? "the window" : undefined);
      return by === undefined ? [] : [`"${line.words}" by ${by}`];
    });
    return [...new Set(cut)];
  };
  const wide = () => document.documentElement.scrollWidth - windowWidth();

  const isPainted = (element: Element) => {
    if (element instanceof SVGElement || element instanceof HTMLImageElement) return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return !/^rgba\(.*, 0\)$/.test(backgroundColor) || backgroundImage !== "none";
  };
  const isRelated = (one: Element, other: Element) => one.contains(other) || other.contains(one);
  /** Lines of text that something covers, or that extend beyond the box below them, at their ends and in the middle. */
  const coveredTexts = () => {
    const lines = linesOf().map(({ parent, box: { left, right, top, height } }) => {
      const middle = top + scrollY + height / 2;
      return { parent, left, right, middle, reach: height * 0.4 };
    });
    const linesBy = Map.groupBy(lines, ({ parent }) => parent);
    const hasLineAt = (element: Element, x: number, y: number) =>
      (linesBy.get(element) ?? []).some(
        ({ left, right, middle, reach }) => left < x && x < right && Math.abs(middle - y) < reach,
      );
    // Elements without pointer events are drawn too. A card's stretched link covers nothing.
    apply(reachable, true);
    const found = lines.flatMap(({ parent, left, right, middle }) => {
      // Between the fixed header and a sticky bar at the foot.
      if (middle < scrollY + 100 || middle > scrollY + innerHeight - 100)
        scrollTo({ top: middle - innerHeight / 2, behavior: "instant" });
      const y = middle - scrollY;
      return [left + 1, (left + right) / 2, right - 1].flatMap((x) => {
        const stack = document.elementsFromPoint(x, y);
        const depth = stack.indexOf(parent);
        const ground = stack.findIndex(
          (one) => hasLineAt(one, x, middle) || (one.localName !== "svg" && isPainted(one) && shown(one)),
        );
        const other = stack[ground];
        if (depth < 0 || !other || isRelated(parent, other)) return [];
        const edge = other.getBoundingClientRect();
        const sticksOut = left < edge.left || right > edge.right || y < edge.top || y > edge.bottom;
        const fault = `${nameOf(parent)} and <${other.localName} class="${other.className}">`;
        return ground < depth || sticksOut ? [fault] : [];
      });
    });
    apply(reachable, false);
    scrollTo({ top: 0, behavior: "instant" });
    return [...new Set(found)];
  };

  /** Words that break inside at the end of a line. Ignores addresses, which cannot break elsewhere. */
  const brokenWords = (within: string) =>
    [...document.querySelectorAll(within)]
      .flatMap(textsIn)
      .filter(({ parent }) => !parent.closest("pre, code, svg") && parent !== saidByHeading)
      .flatMap(({ text }) =>
        [...(text.textContent ?? "").matchAll(/(?<![^\s–—-])[^\s–—/@-]+(?![^\s–—-])/g)]
          .filter(({ 0: word, index }) => {
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
          })
          .map(([word]) => word),
      );

  const controlsOutside = () =>
    [...document.querySelectorAll("body > header :is(a, button)")]
      .filter((control) => !control.closest("dialog, [popover]") && control.checkVisibility())
      .filter((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        return left < 0 || right > windowWidth() || top < 0 || bottom > innerHeight;
      })
      .map(nameOf);

  /** The number of stops of the Tab key. */
  const focusable = (part: string) => {
    const controls = `${part} :is(a[href], button, input, select, textarea, summary, [tabindex])`;
    const stops = [...document.querySelectorAll<HTMLElement>(controls)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(":disabled") &&
        element.checkVisibility({ visibilityProperty: true }),
    );
    // A group of radio buttons is one stop.
    const groups = stops.map((element) => element.matches("[type=radio]") && element.getAttribute("name"));
    return stops.filter((_, index) => !groups[index] || groups.indexOf(groups[index]) === index).length;
  };

  const painter = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  /** Red, green, blue and opacity of a colour. */
  const channels = (css: string): readonly number[] => {
    if (!painter) throw new Error("There is no canvas.");
    painter.clearRect(0, 0, 1, 1);
    painter.fillStyle = css;
    painter.fillRect(0, 0, 1, 1);
    return [...painter.getImageData(0, 0, 1, 1).data];
  };
  const isOpaque = (css: string) => (channels(css)[3] ?? 0) > 252;
  /** The ground at a place of the window, or "art". */
  const groundAt = (x: number, y: number): string | undefined => {
    if (x < 0 || y < 0 || x >= windowWidth() || y >= innerHeight) return undefined;
    for (const element of document.elementsFromPoint(x, y)) {
      if (element instanceof HTMLImageElement || element.closest("svg") !== null) return "art";
      const { backgroundColor } = getComputedStyle(element);
      if (isOpaque(backgroundColor)) return backgroundColor;
    }
    return getComputedStyle(document.documentElement).backgroundColor;
  };
  type Ring = { on: Element; width: number; offset: number; colour: string };
  /** The outline of an element or of an ancestor. */
  const ringOf = (element: Element): Ring | undefined => {
    for (const on of ancestors(element).slice(0, 7)) {
      const { outlineWidth, outlineStyle, outlineColor, outlineOffset } = getComputedStyle(on);
      const width = Number.parseFloat(outlineWidth);
      const isDrawn = outlineStyle !== "none" && width >= 2 && isOpaque(outlineColor);
      // A ring around an invisible element is invisible.
      if (isDrawn && !unseen(on))
        return { on, width, offset: Number.parseFloat(outlineOffset), colour: outlineColor };
    }
    return undefined;
  };
  const header = document.querySelector("body > header");
  /** The lower edge of the fixed header. The announcement, the skip link and its own controls are never under it. */
  const roofOver = (element: Element): number =>
    header?.contains(element) || element.matches("#top *, [href='#main']")
      ? 0
      : (header?.getBoundingClientRect().bottom ?? 0);
  /** Pixels of a focused element and its ring that are outside the window or under the header. */
  const hiddenPart = (element: Element, face: Element, ring: Ring): number => {
    const { left, right, top, bottom, height } = face.getBoundingClientRect();
    const roof = roofOver(element);
    // Before a page scrolls, its header has no ground, and hides no ring.
    const out = scrollY > 0 && ring.on === face ? Math.max(0, ring.offset + ring.width) : 0;
    const isTall = height > innerHeight - roof;
    // In a textarea the browser scrolls to the current line.
    const down =
      isTall || element.localName === "textarea"
        ? Math.max(0, roof - bottom, top - innerHeight)
        : Math.max(0, roof + out - top, bottom + out - innerHeight);
    return down + Math.max(0, -left, right - windowWidth());
  };
  /** Whether an ancestor cuts the ring: by its overflow on one axis or both, a clip path, or containment. */
  const isCut = ({ on, offset, width }: Ring): boolean => {
    const { left, right, top, bottom } = on.getBoundingClientRect();
    return ancestors(on)
      .slice(1)
      .filter((at) => at !== document.body)
      .some((at) => {
        const { overflowX, overflowY, overflowClipMargin, clipPath, contain, contentVisibility } =
          getComputedStyle(at);
        const isClosed =
          clipPath !== "none" || /paint|content|strict/.test(contain) || contentVisibility === "auto";
        const edge = at.getBoundingClientRect();
        const margin = 1 + (overflowX === "clip" ? Number.parseFloat(overflowClipMargin) || 0 : 0);
        const out = offset + width - margin;
        const isCutAcross = left - out < edge.left || right + out > edge.right;
        const isCutDown = top - out < edge.top || bottom + out > edge.bottom;
        return (
          (isCutAcross && (isClosed || overflowX !== "visible")) ||
          (isCutDown && (isClosed || overflowY !== "visible"))
        );
      });
  };
  /** Faults of an element that gets the focus under the header, as on the way back (WCAG 2.4.11). */
  const faultsFromAbove = (element: HTMLElement, face: Element, ring: Ring): string[] => {
    const before = scrollY;
    if (roofOver(element) > 0) scrollBy({ top: face.getBoundingClientRect().top, behavior: "instant" });
    element.blur();
    const { outlineStyle, outlineColor } = getComputedStyle(ring.on);
    element.focus();
    const hidden = hiddenPart(element, face, ring);
    scrollTo({ top: before, behavior: "instant" });
    return [
      ...(outlineStyle !== "none" && outlineColor === ring.colour ? ["the ring shows without focus"] : []),
      ...(hidden > 1 ? ["it is under the header on the way back"] : []),
    ];
  };
  const faultsAt = (element: Element): string[] => {
    // A label shows the focus of a hidden input.
    const label = element instanceof HTMLInputElement && unseen(element) ? element.labels?.[0] : undefined;
    const face = label ?? element;
    const ring = ringOf(element);
    if (!ring) return [`${nameOf(face)}: no ring`];
    const faults: string[] = [];
    if (hiddenPart(element, face, ring) > 1) faults.push("it is outside the window or under the header");
    if (isCut(ring)) faults.push("the ring is cut");
    const { left, right, top, bottom } = ring.on.getBoundingClientRect();
    const out = ring.offset + ring.width;
    // Beside the ring: outside of it, or below an inner ring.
    const away = ring.offset < 0 ? ring.offset - 2 : out + 2;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // A border around an inner ring is its only neighbour, and makes it visible on art.
    const { borderTopWidth, borderTopColor } = getComputedStyle(ring.on);
    const isFramed = ring.offset < 0 && Number.parseFloat(borderTopWidth) >= -away;
    const beside = isFramed
      ? [borderTopColor]
      : [
          groundAt(left - away, y),
          groundAt(right + away, y),
          groundAt(x, top - away),
          groundAt(x, bottom + away),
        ];
    for (const colour of new Set(beside))
      if (colour === "art") faults.push("art beside the ring");
      else if (colour && contrast(channels(ring.colour), channels(colour)) < 3)
        faults.push(`ring ${ring.colour} on ${colour}`);
    if (element instanceof HTMLElement) faults.push(...faultsFromAbove(element, face, ring));
    return faults.map((fault) => `${nameOf(face)}: ${fault}`);
  };

  let walk: string[][] = [];
  const note = () => {
    const focused = document.activeElement;
    if (focused && !focused.matches("body, html")) walk.push(faultsAt(focused));
  };
  // Record the focus on keydown, to save a round trip per Tab.
  const startWalk = (part: string) => {
    walk = [];
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
    return { stops: walk.length, faults: walk.flat() };
  };

  const moving = () =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === "running")
      .map(({ effect }) => (effect instanceof KeyframeEffect && effect.target ? nameOf(effect.target) : "?"));

  return {
    apply,
    widelySpaced,
    doubled,
    cutTexts,
    coveredTexts,
    brokenWords,
    controlsOutside,
    wide,
    focusable,
    startWalk,
    endWalk,
    moving,
  };
}
