import { expect, test } from "vitest";
import { pageStyles } from "./page-styles.server.ts";

const sheet = `@layer base,components;
@layer base{:root{--a:1}.wrap{margin:0}h1{color:red}}
@layer components{.card-aaaaaa{color:red}.card-aaaaaa:hover .title-aaaaaa{color:#00f}.open-aaaaaa{color:green}.menu-bb-bbb{color:red}
@media (width>=10px){.menu-bb-bbb,.card-aaaaaa{margin:0}.menu-bb-bbb{padding:0}}@keyframes move-bb-bbb{to{opacity:0}}@keyframes turn-aaaaaa{to{opacity:0}}}`;

test("rules of files that a page does not use are left out", () => {
  const css = pageStyles(sheet, '<div class="wrap card-aaaaaa">');
  expect(css).not.toMatch(/bb-bbb/);
});

test("what is global and what a page uses stays, with all states of its files, in its layers and conditions", () => {
  const css = pageStyles(sheet, '<div class="wrap card-aaaaaa">');
  for (const part of [
    "--a:1",
    ".wrap",
    "h1",
    ".card-aaaaaa:hover .title-aaaaaa",
    ".open-aaaaaa",
    "@media",
    "turn-aaaaaa",
  ])
    expect(css).toContain(part);
});

test("a page that uses no file keeps the global rules alone", () => {
  const css = pageStyles(sheet, "<p>");
  expect(css).toContain("h1");
  expect(css).not.toMatch(/aaaaaa|bbbbbb/);
});

test("of the bands' hues only those stay that the page has", () => {
  const css = pageStyles(
    ':where([data-band]){a:1}:where([data-band="jade"]){b:1}:where([data-band=saffron]){c:1}body:has([data-band="saffron"],[data-band="jade"]){d:1}',
    '<header data-band="jade">',
  );
  for (const kept of ["a:1", "b:1", "d:1"]) expect(css).toContain(kept);
  expect(css).not.toContain("c:1");
});

test("the order of the layers is kept where their rules come in another one", () => {
  const css = pageStyles(
    "@layer base,components;@layer components{.a{color:red}}@layer base{.a{color:blue}}",
    "<p>",
  );
  expect(css).toMatch(/^@layer base,\s?components;@layer components/);
});
