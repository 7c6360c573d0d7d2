import stylelint from "stylelint";
import { expect, test } from "vitest";

/** Lints one declaration as if it stood in a component's style sheet, and gives the message of each breach, which ends with its rule. */
async function lint(declaration: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: `.breach {\n  ${declaration};\n}\n`,
    codeFilename: "app/components/breach/breach.module.css",
  });
  return results.flatMap(({ warnings }) => warnings.map(({ text }) => text));
}

test.each([
  ["color: #1b1830", "color-no-hex"],
  ["color: red", "color-named"],
  ["color: rgb(27 24 48)", "function-disallowed-list"],
  ["color: hsl(250deg 30% 14%)", "function-disallowed-list"],
  ["color: oklch(40% 0.2 250deg)", "function-disallowed-list"],
])("A style sheet with the raw colour of “%s” is refused.", async (declaration, rule) => {
  expect(await lint(declaration)).toEqual([`Colours stand in content/brand.yaml. (${rule})`]);
});

test.each([
  "margin-left: 1rem",
  "padding-top: 1rem",
  "border-right: 0",
  "border-top-left-radius: 0",
  "scroll-margin-top: 1rem",
  "left: 0",
  "width: 1rem",
  "max-height: 1rem",
  "overscroll-behavior-x: none",
])("The physical property of “%s” is refused.", async (declaration) => {
  expect((await lint(declaration)).join()).toMatch(/Use the logical property.*\(property-disallowed-list\)$/);
});

test.each([
  "text-align: left",
  "float: right",
  "clear: left",
  "transform-origin: left top",
  "background-position: right",
  "transition: margin-left 1s",
])("The physical value of “%s” is refused.", async (declaration) => {
  expect((await lint(declaration)).join()).toMatch(
    /start and end for left and right.*\(declaration-property-value-disallowed-list\)$/,
  );
});

test.each(["box-shadow: 0 0 1px var(--ink)", "background: linear-gradient(var(--ink), var(--paper))"])(
  "“%s” is refused: the design has no shadows and no gradients.",
  async (declaration) => {
    expect((await lint(declaration)).join()).toMatch(/no (shadows|gradients)/);
  },
);

test.each(["width >= 48rem", "40rem <= width < 48rem", "min-width: 48rem", "inline-size < 48rem"])(
  "A breakpoint of its own, “%s”, is refused.",
  async (feature) => {
    expect((await lint(`@media (${feature}) { margin: 0 }`)).join()).toMatch(
      /one of the five breakpoints by its name.*\(media-feature-name-disallowed-list\)/,
    );
  },
);

test.each(["@media (--medium)", "@media (--medium) and (not (--large))", "@container (inline-size < 30rem)"])(
  "“%s” may stand: it is a named breakpoint, or asks the place itself.",
  async (rule) => {
    expect(await lint(`${rule} { margin: 0 }`)).toEqual([]);
  },
);

test.each([":nth-child(2)", ":nth-last-child( 3 )", ":nth-of-type(1)"])(
  "A style for “%s” is refused, since it counts entries.",
  async (selector) => {
    expect((await lint(`& > ${selector} { margin: 0 }`)).join()).toMatch(/No style counts entries/);
  },
);

test.each([":nth-child(4n + 2)", ":nth-child(even)", ":nth-child(n + 4)", ":last-child"])(
  "A style for “%s” may stay: it holds for any number.",
  async (selector) => {
    expect(await lint(`& > ${selector} { margin: 0 }`)).toEqual([]);
  },
);

test("An exemption without a reason is refused.", async () => {
  expect(await lint("color: red; /* stylelint-disable-line color-named */")).not.toEqual([]);
});

test("The styles as they are break none of these rules.", async () => {
  const { results } = await stylelint.lint({ files: "app/**/*.css" });
  expect(results.length).toBeGreaterThan(0);
  expect(results.flatMap(({ warnings }) => warnings)).toEqual([]);
}, 30_000);
