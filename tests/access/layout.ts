/** Looks at the layout of an open page: texts that are cut, overlap or break, and focus without a visible ring. */
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
    const { wide, cutTexts, withStyles } = window.look;
    const spaced =
      "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";
    return [wide(), ...withStyles(spaced, () => [wide(), ...cutTexts()])];
  });
  expect.soft(found, `${what}: sideways pixels, with wide text spacing, and cut texts`).toEqual([0, 0]);
}

/** Runs in a page. */
function install(contrast: typeof contrastOf) {
  /** What a look finds while a style sheet applies. The page's policy allows constructed ones. */
  const withStyles = <Found>(css: string, look: () => Found): Found => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    const found = look();
    document.adoptedStyleSheets.pop();
    return found;
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
  const textsIn = (part: Element): { text: Node; parent: Element }[] =>
    [part, ...part.querySelectorAll("*")]
      .filter(shown)
      .flatMap((parent) =>
        [...parent.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
          .map((text) => ({ text, parent })),
      );
  const range = document.createRange();
  type Line = { parent: Element; words: string; box: DOMRect };
  const linesOf = (): Line[] =>
    textsIn(document.body).flatMap(({ text, parent }) => {
      range.selectNodeContents(text);
      const words = text.textContent?.trim().slice(0, 60) ?? "";
      return unseen(parent) ? [] : [...range.getClientRects()].map((box) => ({ parent, words, box }));
    });
  const windowWidth = () => document.documentElement.clientWidth;
  /** Whether a part cuts a box that stands out of it by more than a slack: across or down. */
  const cuts = (at: Element, box: DOMRect, across: number, down: number): boolean => {
    const { overflowX, overflowY, overflowClipMargin, clipPath, contain } = getComputedStyle(at);
    const isClosed = clipPath !== "none" || /paint|content|strict/.test(contain);
    const margin = overflowX === "clip" ? Number.parseFloat(overflowClipMargin) || 0 : 0;
    const edge = at.getBoundingClientRect();
    const outAcross = Math.max(box.right - edge.right, edge.left - box.left) - margin;
    const outDown = Math.max(box.bottom - edge.bottom, edge.top - box.top) - margin;
    return (
      (outAcross > across && (isClosed || overflowX !== "visible")) ||
      (outDown > down && (isClosed || overflowY !== "visible"))
    );
  };
  /** What cuts a line. A part that scrolls, whole in the window, cuts nothing. */
  const cutBy = ({ parent, box }: Line): string | undefined => {
    const slack = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.3;
    for (let at: Element | null = parent; at && at !== document.body;) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const { left, right } = at.getBoundingClientRect();
      if (/auto|scroll/.test(overflowX + overflowY) && left > -1 && right < windowWidth() + 1)
        return undefined;
      if (cuts(at, box, 1.5, slack)) return nameOf(at);
      // Only the containing block and its ancestors clip an absolutely positioned element.
      at = /absolute|fixed/.test(position) && at instanceof HTMLElement ? at.offsetParent : at.parentElement;
    }
    return box.right > windowWidth() + 1 || box.left < -1 ? "the window" : undefined;
  };
  const cutTexts = () =>
    linesOf().flatMap((line) => {
      const by = line.parent === saidByHeading ? undefined : cutBy(line);
      return by ? [`"${line.words}" by ${by}`] : [];
    });
  const wide = () => document.documentElement.scrollWidth - windowWidth();

  /** Lines of text with letters over others. A part that stays in the window moves over others. */
  const overlaps = () => {
    const lines = linesOf()
      .filter(({ parent }) =>
        ancestors(parent).every((at) => !/fixed|sticky/.test(getComputedStyle(at).position)),
      )
      // Large letters fill half of their line.
      .map(({ box: { x, y, width, height }, ...line }) => ({
        ...line,
        box: new DOMRect(x + 1, y + height / 4, width - 2, height / 2),
      }));
    return lines.flatMap(({ parent, words, box }, index) =>
      lines
        .slice(index + 1)
        .filter((other) => !parent.contains(other.parent) && !other.parent.contains(parent))
        .filter((other) => other.box.left < box.right && other.box.right > box.left)
        .filter((other) => other.box.top < box.bottom && other.box.bottom > box.top)
        .map((other) => `"${words}" and "${other.words}"`),
    );
  };

  /** Openings with parts of pixels in a cell, and pictures slightly wider or narrower than their column: each leaves a line. */
  const roughEdges = () =>
    [...document.querySelectorAll("main :is(img, svg):not(svg svg)")]
      .filter(shown)
      .filter((picture) => {
        if (picture instanceof SVGSVGElement && picture.closest("header")) {
          const cell = 100 * (picture.getScreenCTM()?.a ?? 0);
          return Math.abs(cell - Math.round(cell)) > 0.02;
        }
        const [, ...around] = ancestors(picture);
        const box = picture.getBoundingClientRect();
        const off = Math.abs(box.width - (around[0]?.clientWidth ?? 0));
        // Neighbours overlap by one pixel.
        const isNear = off > 1.5 && off < Math.min(24, box.width / 10);
        return isNear && !around.some((at) => cuts(at, box, 0, Infinity));
      })
      .map(nameOf);

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

  const header = document.querySelector("body > header");
  /** The ground at a place of the window, or "art". */
  const groundAt = (x: number, y: number) => {
    const grounds = document
      .elementsFromPoint(x, y)
      .map((at) => (at.closest("svg, img") ? "art" : getComputedStyle(at).backgroundColor));
    return grounds.find((colour) => /^(art|rgb\()/.test(colour));
  };
  const channels = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);
  /** Faults of the focused element and its ring, which is its outline or an ancestor's. */
  const faultsOfFocus = (element: Element): string[] => {
    // A label shows the focus of a hidden input.
    const face = (element instanceof HTMLInputElement && unseen(element) && element.labels?.[0]) || element;
    const ringed = ancestors(element).find((at) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(at);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 3 && !unseen(at);
    });
    if (!ringed) return [`${nameOf(face)}: no ring`];
    const faults: string[] = [];
    const { left, right, top, bottom, height } = face.getBoundingClientRect();
    // The skip link, the announcement and its own controls are never under the header.
    const isOver = header?.contains(element) || element.matches("#top *, [href='#main']");
    const roof = isOver ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
    // In a textarea the browser scrolls to the current line.
    const isTall = height > innerHeight - roof || element.localName === "textarea";
    const isHidden = isTall ? top > innerHeight || bottom < roof : top < roof - 1 || bottom > innerHeight + 1;
    if (isHidden || left < -1 || right > windowWidth() + 1)
      faults.push("it is outside the window or under the header");
    const style = getComputedStyle(ringed);
    const offset = Number.parseFloat(style.outlineOffset);
    const out = Number.parseFloat(style.outlineWidth) + offset;
    const { x, y, width, height: high } = ringed.getBoundingClientRect();
    const ring = new DOMRect(x - out, y - out, width + 2 * out, high + 2 * out);
    const around = ancestors(ringed).slice(1);
    if (around.some((at) => at !== document.body && cuts(at, ring, 1, 1))) faults.push("the ring is cut");
    // Outside of it, or below an inner ring, unless that is on a border.
    const away = offset < 0 ? 2 - offset : -out - 2;
    const grounds =
      offset < 0 && Number.parseFloat(style.borderTopWidth) >= away
        ? [style.borderTopColor]
        : [groundAt(x + away, y + high / 2), groundAt(x + width / 2, y + away)];
    for (const ground of grounds)
      if (ground === "art") faults.push("art beside the ring");
      else if (ground && contrast(channels(style.outlineColor), channels(ground)) < 3)
        faults.push(`ring ${style.outlineColor} on ${ground}`);
    return faults.map((fault) => `${nameOf(face)}: ${fault}`);
  };

  /** The number of stops of the Tab key. */
  const stopsIn = (part: string): number => {
    const all = [
      ...document.querySelectorAll<HTMLInputElement>(
        `${part} :is(a[href], button, input, select, textarea, summary, [tabindex])`,
      ),
    ].filter(
      (one) => one.tabIndex >= 0 && !one.disabled && one.checkVisibility({ visibilityProperty: true }),
    );
    // A group of radio buttons is one stop.
    return new Set(all.map((one) => (one.type === "radio" ? one.name : one))).size;
  };
  let walk: string[][] = [];
  const note = () => {
    const focused = document.activeElement;
    if (focused && !focused.matches("body, html")) walk.push(faultsOfFocus(focused));
  };
  /** Notes each stop on the next press of a key, to save a round trip per Tab. */
  const startWalk = (part: string): number => {
    walk = [];
    const start = document.querySelector<HTMLElement>(part);
    // The Tab key continues from the last focused element, even after it lost its tabindex.
    start?.setAttribute("tabindex", "-1");
    start?.focus();
    start?.removeAttribute("tabindex");
    scrollTo({ top: 0, behavior: "instant" });
    addEventListener("keydown", note, true);
    return stopsIn(part);
  };
  const endWalk = () => {
    note();
    removeEventListener("keydown", note, true);
    // Focus can open a part.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return { stops: walk.length, faults: walk.flat() };
  };

  return { withStyles, cutTexts, overlaps, roughEdges, brokenWords, wide, startWalk, endWalk };
}
