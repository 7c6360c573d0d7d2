/** axe's rules, run inside an open page. */
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import axeCore from "axe-core";
import { expect, type Page } from "@playwright/test";

type Axe = { run(context: ElementContext, options: RunOptions): Promise<AxeResults> };

/** The two themes, as the system asks for them. */
export const themes = ["light", "dark"] as const;

/**
 * Expects that axe finds nothing in the page, or in the part of it that `selector` names, in either theme: all its rules for
 * WCAG 2.0 to 2.2, A and AA, and its best practices. axe is put into the page once and not by `@axe-core/playwright`, which puts
 * it in anew for every run and opens a second page: the same findings in a quarter of the time.
 */
export async function expectNoViolations(page: Page, state: string, selector?: string): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeCore.source);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    const found = await page.evaluate(async (context) => {
      const { axe } = window as unknown as { axe: Axe };
      const { violations, passes } = await axe.run(context ?? document, {
        resultTypes: ["violations"],
        rules: { "target-size": { enabled: true } },
      });
      return {
        rules: passes.length,
        violations: violations.flatMap(({ id, help, nodes }) =>
          nodes.map(
            ({ html, any }) =>
              `${id}: ${help}: ${html.slice(0, 160)} ${any.map((one) => one.message).join(" ")}`,
          ),
        ),
      };
    }, selector);
    expect(found.rules, `rules that axe could apply to ${state}`).toBeGreaterThan(0);
    expect(found.violations, `${state}, ${theme} theme`).toEqual([]);
  }
}
