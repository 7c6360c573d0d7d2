import { load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PictureStore } from "../../data/images/picture-store.ts";
import { parseProse } from "../../data/prose/read-prose.ts";
import { diagramView, type ShownBlock } from "../../data/prose.ts";
import { Prose } from "./prose";

const source = { file: "articles/a.md", value: undefined, lineOf: () => 1, problems: [] };

function htmlOf(markdown: string) {
  const { blocks, problems } = parseProse(source, markdown, 1);
  expect(problems).toEqual([]);
  const picture = { src: "/art/a.jpg", width: 4, height: 3, alt: "a" };
  const pictures = new PictureStore();
  const shown = blocks.map((block): ShownBlock => {
    if ("photograph" in block) return { tag: block.tag, picture };
    if (!("diagram" in block)) return block;
    const diagram = diagramView({ pictures }, block.diagram, "hue1");
    return { tag: block.tag, diagram: { ...diagram, picture: { ...diagram.picture, src: picture.src } } };
  });
  const $ = load(renderToStaticMarkup(createElement(Prose, { blocks: shown })), undefined, false);
  return $("div").first().html();
}

test.each([
  ["a *b* **c** `d`  \ne", "<p>a <em>b</em> <strong>c</strong> <code>d</code><br>e</p>"],
  [
    "The end of a sentence.\n*A second*\n*one*",
    "<p>The end of a sentence. <em>A second</em> <em>one</em></p>",
  ],
  [
    "Salt &amp; pepper &copy; &amp;lt; in `&amp;`",
    "<p>Salt &amp; pepper © &amp;lt; in <code>&amp;amp;</code></p>",
  ],
  [
    "\\*\\*bold\\*\\* \\`x\\` a\\]\\(b 5 * 3 ** 2 snake_case",
    "<p>**bold** `x` a](b 5 * 3 ** 2 snake_case</p>",
  ],
  ["## A `b`\n\n### C", '<h2 id="a-b">A <code>b</code></h2><h3 id="c">C</h3>'],
  ["> a\n>\n> - b", "<blockquote><p>a</p><ul><li>b</li></ul></blockquote>"],
  ["- a\n  - b\n- c", "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>"],
  ["4. a\n\n5. b\n\n   c", '<ol start="4"><li><p>a</p></li><li><p>b</p><p>c</p></li></ol>'],
  ["```js\na < b\n  c\n```", '<pre data-language="js"><code>a &lt; b\n  c</code></pre>'],
  [
    "| a | *b* |\n| - | -: |\n| c | d |",
    '<div role="region" aria-label="a, b" tabindex="0"><table>' +
      '<thead><tr><th scope="col">a</th><th scope="col" data-align="right"><em>b</em></th></tr></thead>' +
      '<tbody><tr><td>c</td><td data-align="right">d</td></tr></tbody></table></div>',
  ],
  [
    "![a](b.jpg)",
    '<img class="frame text" src="/art/a.jpg" width="4" height="3" alt="a" loading="lazy" decoding="async">',
  ],
  [
    '![a](diagram:bars:1,3 "Day 1 | ")',
    '<figure><div class="panel"><div class="ground" data-hue="tint1"><img class="frame" src="/art/a.jpg" width="800" height="300" alt="" loading="lazy" decoding="async"><svg class="labels"><foreignObject x="4%" y="61%" width="44%" height="31%"><p>Day 1</p></foreignObject></svg></div></div><figcaption class="text-small muted caption">a</figcaption></figure>',
  ],
  [
    "[a](/faq) [b](#top) [c](/course)",
    '<p><a href="/faq">a</a> <a href="#top">b</a> <a href="/course">c</a></p>',
  ],
  ["<https://www.example.org/>", '<p><a href="https://www.example.org/">https://www.example.org/</a></p>'],
  ["1. one\n1. two", "<ol><li>one</li><li>two</li></ol>"],
  ["0. zero", '<ol start="0"><li>zero</li></ol>'],
  ["- a\n\n  ~~~\n  b\n  ~~~  \n", "<ul><li><p>a</p><pre><code>b</code></pre></li></ul>"],
])("%j becomes the right elements", (markdown, expected) => {
  // Removes the hashes of CSS Modules.
  expect(htmlOf(markdown)?.replaceAll(/_(\w+?)_\w+/g, "$1")).toBe(expected);
});
