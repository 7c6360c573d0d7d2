/** What must hold for each page, in every engine. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { expect } from "vitest";
import { listPages } from "../../site/load/load.ts";
import type { Visitor } from "./visitor.ts";
import { wrongAddress } from "./watched-server.ts";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Every page, and the error page. */
export const addresses: readonly string[] = [...listPages().map(({ path }) => path), wrongAddress];

/** A desktop's width, a phone's, and the one to which WCAG 2.2 (1.4.10) says a page reflows. CSS pixels. */
const widths = [1280, 390, 320];

/** Runs in the page. Tries to scroll sideways, and names what stands out of the window where that was possible. */
function sideways(): string[] {
  scrollTo({ left: 99, behavior: "instant" });
  const moved = scrollX;
  scrollTo({ left: 0, behavior: "instant" });
  if (moved === 0) return [];
  return [...document.querySelectorAll("body *")]
    .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
    .map((one) => one.outerHTML.slice(0, 120));
}

/** Runs in the page. What axe finds, all its rules for WCAG 2.2 A and AA and its best practices. */
async function violations(): Promise<string[]> {
  const { axe: checker } = window as unknown as { axe: { run(options: object): Promise<AxeResults> } };
  const { violations: found, passes } = await checker.run({
    resultTypes: ["violations"],
    rules: { "target-size": { enabled: true } },
  });
  if (passes.length === 0) return ["axe could apply no rule."];
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}

/** Expects of a page that it has its heading, can be read at every width without scrolling sideways, and violates no rule of axe. */
export async function expectGoodPage(visitor: Visitor, path: string): Promise<void> {
  await visitor.visit(path);
  await visitor.expectsCount("h1", 1);
  await visitor.engine.load(axe);
  for (const width of widths) {
    // One page, made narrower, as a visitor would.
    // oxlint-disable-next-line no-await-in-loop
    await visitor.engine.resize(width);
    // oxlint-disable-next-line no-await-in-loop
    await visitor.expects(() => innerWidth, width, "the width of the window");
    // oxlint-disable-next-line no-await-in-loop
    expect(await visitor.engine.run(sideways, undefined), `${path} scrolls sideways at ${width} px`).toEqual(
      [],
    );
    if (width === 390) continue;
    // oxlint-disable-next-line no-await-in-loop
    expect(await visitor.engine.run(violations, undefined), `axe on ${path} at ${width} px`).toEqual([]);
  }
}
