/** Runs in a page. Lines of text that something covers, or that extend beyond their box. */
export function coveredTexts(): string[] {
  type Box = { element: Element; left: number; right: number; top: number; bottom: number; isText: boolean };
  const shown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const isPainted = (element: Element) => {
    if (element instanceof SVGElement || element instanceof HTMLImageElement) return true;
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    return !/^rgba\(.*, 0\)$/.test(backgroundColor) || backgroundImage !== "none";
  };
  const isRelated = (one: Element, other: Element) => one.contains(other) || other.contains(one);
  const sticksOut = (line: Box, { left, right, top, bottom }: DOMRect) =>
    left > line.left || right < line.right || top > line.top - scrollY || bottom < line.bottom - scrollY;

  const lines: Box[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || !shown(element)) continue;
    range.selectNodeContents(node);
    for (const { left, right, top, bottom, height } of range.getClientRects()) {
      // Only the middle of the line: the rest is mostly empty, and overlaps in tight lines.
      const middle = { top: top + scrollY + height * 0.3, bottom: bottom + scrollY - height * 0.3 };
      lines.push({ element, left: left + 1, right: right - 1, ...middle, isText: true });
    }
  }
  const boxes = [...lines];
  for (const element of document.querySelectorAll("body *:not(svg *)")) {
    if (!shown(element) || !isPainted(element)) continue;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    boxes.push({ element, left, right, top: top + scrollY, bottom: bottom + scrollY, isText: false });
  }

  // Elements without pointer events are drawn too. A card's stretched link covers nothing.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("* { pointer-events: auto !important } *::after { pointer-events: none !important }");
  document.adoptedStyleSheets.push(sheet);
  const found = new Set<string>();
  for (const line of lines)
    for (const box of boxes) {
      const left = Math.max(line.left, box.left);
      const right = Math.min(line.right, box.right);
      const top = Math.max(line.top, box.top);
      const bottom = Math.min(line.bottom, box.bottom);
      if (right - left < 1 || bottom - top < 1 || isRelated(line.element, box.element)) continue;
      const y = (top + bottom) / 2;
      // Scroll into the window, between the fixed header and a sticky bar at the foot.
      if (y < scrollY + 100 || y > scrollY + innerHeight - 100)
        scrollTo({ top: y - innerHeight / 2, behavior: "instant" });
      const stack = document.elementsFromPoint((left + right) / 2, y - scrollY);
      const depth = stack.indexOf(line.element);
      if (depth < 0) continue; // Cut off there.
      const ground = stack.findIndex(
        (element) =>
          (box.isText && element === box.element) ||
          (element.localName !== "svg" && isPainted(element) && shown(element)),
      );
      const other = stack[ground];
      if (!other || isRelated(line.element, other)) continue;
      if (ground < depth || sticksOut(line, other.getBoundingClientRect()))
        found.add(
          `"${line.element.textContent?.trim().slice(0, 40)}" and <${other.localName} class="${other.getAttribute("class") ?? ""}">`,
        );
    }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  scrollTo({ top: 0, behavior: "instant" });
  return [...found];
}
