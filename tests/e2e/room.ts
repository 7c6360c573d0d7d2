/** Measures whether what the content fills has room at every width. */
import { expect, type Locator, type Page } from "@playwright/test";

const widths = [320, 390, 768, 960, 1024, 1180, 1280, 1440];

/** Calls `measure` at every width, written from left to right and from right to left, and expects that it finds no fault. */
export async function expectRoom(page: Page, measure: () => Promise<string[]>): Promise<void> {
  for (const direction of ["rtl", "ltr"])
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((dir) => {
        document.documentElement.dir = dir;
      }, direction);
      expect.soft(await measure(), `${width} wide, ${direction}`).toEqual([]);
    }
}

/** Writes another name into the header, as the build would. */
export async function rename(page: Page, name: string): Promise<void> {
  await page
    .getByRole("banner")
    .getByRole("link")
    .first()
    .evaluate((link, text) => {
      link.lastChild?.replaceWith(text);
      link.toggleAttribute("data-long", text.length > 8);
    }, name);
}

/** What is wrong with the header: what leaves it or the window, what lies over another, and where neither row nor menu button or both are seen. */
export function faultsOfHeader(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const header = document.querySelector("header");
    const frame = header?.getBoundingClientRect() ?? new DOMRect();
    const boxes = [...(header?.querySelectorAll("a, button") ?? [])]
      .filter((control) => control.checkVisibility())
      .map((control) => {
        const { left, right, top, bottom } = control.getBoundingClientRect();
        const box = { name: control.textContent || control.ariaLabel, left, right, top, bottom };
        if (control.matches("button")) return box;
        // The words of a link may leave its box.
        const words = document.createRange();
        words.selectNodeContents(control);
        const inside = words.getBoundingClientRect();
        return {
          ...box,
          left: Math.min(left, inside.left),
          right: Math.max(right, inside.right),
          top: Math.min(top, inside.top),
          bottom: Math.max(bottom, inside.bottom),
        };
      });
    const row = header?.querySelector("nav")?.checkVisibility();
    const button = boxes.some(({ name }) => name === "Open the menu");
    return [
      ...(Math.round(frame.height) === (innerWidth < 340 ? 77 : 81)
        ? []
        : [`header is ${frame.height} high`]),
      ...(row === button ? ["row of links and menu button"] : []),
      ...boxes
        .filter(
          ({ left, right, top, bottom }) =>
            left < 0 || right > innerWidth || top < frame.top || bottom > frame.bottom,
        )
        .map(({ name }) => `${name} leaves the header`),
      ...boxes.flatMap((one, index) =>
        boxes
          .slice(index + 1)
          .filter(
            (two) =>
              Math.min(one.right, two.right) - Math.max(one.left, two.left) > 0.5 &&
              Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top) > 0.5,
          )
          .map((two) => `${one.name} over ${two.name}`),
      ),
    ];
  });
}

/** What is wrong with the plans: rows that are not full, panels of one row that are not equally large, words that leave their panel. */
export function faultsOfPlans(plans: Locator): Promise<string[]> {
  return plans.evaluateAll((panels) => {
    const list = panels[0]?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const rows = Map.groupBy(panels, (panel) => Math.round(panel.getBoundingClientRect().top));
    const words = panels.flatMap((panel) => {
      const { left, right } = panel.getBoundingClientRect();
      return [...panel.querySelectorAll("h3, p, p > span, li, a")]
        .filter((part) => part.checkVisibility())
        .filter((part) => {
          const range = document.createRange();
          range.selectNodeContents(part);
          const box = range.getBoundingClientRect();
          return box.left < left || box.right > right;
        })
        .map((part) => `${part.textContent} leaves its panel`);
    });
    return [
      ...words,
      ...[...rows.values()].flatMap((row) => {
        const boxes = row.map((panel) => panel.getBoundingClientRect());
        const width = boxes.reduce((sum, box) => sum + box.width, 0);
        const names = row.map((panel) => panel.querySelector("h3")?.textContent).join(", ");
        return [
          // All but the list's own border.
          ...(Math.abs(list.width - width) > 5 ? [`the row of ${names} is not full`] : []),
          ...(boxes.some(({ height }) => Math.abs(height - (boxes[0]?.height ?? 0)) > 0.5)
            ? [`${names} are not equally high`]
            : []),
          ...(boxes.some((box) => Math.abs(box.width - (boxes[0]?.width ?? 0)) > 3)
            ? [`${names} are not equally wide`]
            : []),
        ];
      }),
    ];
  });
}
