/** Mistakes that one file can hold, through the one door. What is said of YAML and of each kind of value stands in the tests beside their code. */
import { mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mistakesAfter } from "../../tests/fixtures/content-copy.ts";

const siteAlone =
  "the address of the site and no more: https:// and the name of the host, such as https://school.example | Leave out what comes after the host (path, query, slash), write https, and use small letters. A path below which the site stands belongs into base.";

// Each is what is changed, by what, and what is said of it: the file first.
test.each<[found: string | RegExp, put: string, said: string]>([
  [
    "tagline:",
    "__proto__: { name: Other }\ntagline:",
    "site.yaml:2 (YAML) | the key “__proto__” | a key that names a field | Give the key another name, or remove it with all that belongs to it.",
  ],
  [
    "{ id: one,",
    "{ constructor: 1, id: one,",
    "faqs.yaml:2 categories[1].constructor | the key “constructor” | one of the keys id, title, figure, questions | Correct its spelling or remove it.",
  ],
  [
    "monthly: 20",
    "monthly: 1,299.00",
    'plans.yaml:6 plans[1].monthly | "1,299.00" | a number | Write digits alone, without quotes; a point stands before decimals.',
  ],
  [
    "title: Slip",
    "title: Slip, photograph: { file: IMG_0001.HEIC, alt: A desk }",
    'courses.yaml:1 [1].photograph.file | "IMG_0001.HEIC" | a JPEG, PNG, WebP or AVIF file: most browsers do not show HEIC, so export the photograph as JPEG | Write it in this form.',
  ],
  [
    "A pot broke.",
    "<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other",
    "articles/old.md:14 (the file) | a mark of a merge that was not finished: “<<<<<<< HEAD” | one text, without the lines <<<<<<<, ======= and >>>>>>> | Keep the text that should stay and delete the three marks. In a sample of code, put a space before each mark.",
  ],
  [
    "id: thrower",
    `id: ${"a".repeat(300)}`,
    `jobs.yaml:1 [1].id | "${"a".repeat(87)}…" | at most 100 characters; there are 300 | Shorten the text.`,
  ],
  [
    "id: thrower",
    "id: Course Editor",
    'jobs.yaml:1 [1].id | "Course Editor" | a key in lower case with hyphens, such as crisis-management | Write it in this form.',
  ],
  [
    "name: Kiln",
    'name: "Ki\\u00ADln"',
    'site.yaml:1 name | "Ki\\u{AD}ln" | only characters that can be seen; here stands U+00AD (soft hyphen) | Delete the character.',
  ],
  [
    "tagline: Clay online.",
    "tagline: |-\n  Clay\n  online.",
    'site.yaml:2 tagline | "Clay\\nonline." | one paragraph, without line ends and tabs | Write >- instead of | before a text of several lines.',
  ],
  [
    'phone: "+1 555-0100"',
    "phone: call us",
    'site.yaml:9 phone | "call us" | a telephone number of digits, spaces and the signs + - ( ) . / | Write the number; words about it belong into openingHours.',
  ],
  [
    "currency: USD",
    "currency: DOL",
    'site.yaml:14 currency | "DOL" | the code of a currency (ISO 4217), such as USD | Write its three capitals.',
  ],
  [
    "palette:",
    "mark: mark.svg\npalette:",
    'brand.yaml:1 mark | "mark.svg", which is not there | an SVG file in content/images: a square viewBox that starts at 0 0, and paths, each with its fill as # and six digits | Put the file there, or correct the name.',
  ],
  [
    "palette:",
    "logo: { light: logo.jpg }\npalette:",
    'brand.yaml:1 logo.light | "logo.jpg" | the name of a file in content/images: letters, digits and hyphens, then .svg, .png or .webp | Write it in this form.',
  ],
  [
    "palette:",
    "logo: { light: logo.svg }\npalette:",
    'brand.yaml:1 logo.light | "logo.svg" | the name of a file in content/images | Put the file there, or correct its name.',
  ],
  [
    "bricolage-grotesque-latin-wght",
    "bricolage-grotesque-latin-thin",
    'brand.yaml:45 fonts.body.file | "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-thin-normal.wo…", which is not there | a file of the content folder, or of a package that is installed | Correct the path, or install the package: npm install --save-dev --save-exact @fontsource-variable/bricolage-grotesque',
  ],
  [
    '"@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2"',
    "fonts/kiln.woff2",
    'brand.yaml:45 fonts.body.file | "fonts/kiln.woff2", which is not there | a file of the content folder, or of a package that is installed | Put the file there, or correct the path.',
  ],
  [
    'deep: "#110e22"',
    "deep: black",
    'brand.yaml:17 pages.deep | "black" | a colour in quotes, as # and six digits or letters from a to f | Write it in this form.',
  ],
  [
    // On white it has 4.54 to 1, which is enough.
    'muted: { light: "#5d5872"',
    'muted: { light: "#767676"',
    'brand.yaml:19 pages.muted.light | "#767676" on pages.quiet.light "#f1e9da", a contrast of 3.76 to 1 | at least 4.5 to 1, so that words can be told from their ground (WCAG 2.2, 1.4.3) | Make the darker of the two darker, or the lighter one lighter.',
  ],
  [
    'hue2: { light: "#5b2a86", dark: "#9db4ff" }',
    'hue2: { light: "#5b2a86", dark: "#7f90ee" }',
    'brand.yaml:27 words.hue2.dark | "#7f90ee" on pages.surface.dark "#322d56", a contrast of 4.33 to 1 | at least 4.5 to 1, so that words can be told from their ground (WCAG 2.2, 1.4.3) | Make the darker of the two darker, or the lighter one lighter.',
  ],
  [
    "url: https://kiln.example",
    "url: https://kiln.example/site?x=1",
    `site.yaml:4 url | "https://kiln.example/site?x=1" | ${siteAlone}`,
  ],
  [
    "jobPostings: true",
    "jobPostings: true\nform: { service: netlify, thanks: /abuot }",
    'site.yaml:16 form.thanks | "/abuot" | the path of a page: /, /about, /course, /faq, /pricing, /event, /career, /team, /blog, /contact, /category/clay, /course/wheel, /blog/glaze, /blog/old, /team/ann, /login, /signup, /denied | Did you mean “/about”? Correct the path, or add the page.',
  ],
  [
    "# base: /kiln/",
    "base: /kiln",
    'site.yaml:5 base | "/kiln" | a path that begins and ends with a slash, in lower-case letters, digits and hyphens, such as /school/ | Write the path; or leave base out, where the site has its host to itself.',
  ],
  [
    "to: /contact",
    'to: "https://exa mple/"',
    'banners.yaml:6 questions.button.to | "https://exa mple/" | a whole address, such as https://school.example, mailto:hello@school.example or tel:+15550142 | Write the address out; try it in a browser.',
  ],
  [
    "to: /contact",
    "to: http://kiln.example",
    'banners.yaml:6 questions.button.to | "http://kiln.example" | a path such as /course, an anchor such as #top, or an address that starts with https:, mailto: or tel: | Write a path with a slash in front, or the whole address.',
  ],
  [
    '"mailto:safe@kiln.example"',
    '"mailto:"',
    'site.yaml:12 security.contact | "mailto:" | a whole address that starts with https:, mailto: or tel:, such as mailto:security@school.example | Write the address out.',
  ],
  [
    '"2025-03-01T09:00"',
    '"1989-03-01T09:00"',
    'events.yaml:5 [1].start | "1989-03-01T09:00" | a year from 1990 to 2099 | Correct the year.',
  ],
  [
    '"2025-01-02"',
    '"2100-01-02"',
    'events.yaml:8 [1].updated | "2100-01-02" | a year from 1990 to 2099 | Correct the year.',
  ],
  [
    '"2025-01-02"',
    '"2025-02-30"',
    'events.yaml:8 [1].updated | "2025-02-30" | a day as year-month-day, such as 2024-10-04; this one does not exist | Write it in this form.',
  ],
  [
    "2025-03-01T17:30",
    "2025-02-31T17:30",
    'events.yaml:6 [1].end | "2025-02-31T17:30" | a local day and time, such as 2024-10-04T09:00; this one does not exist | Write it in this form.',
  ],
  [
    "2025-03-01T17:30",
    "2025-03-01T17:30Z",
    'events.yaml:6 [1].end | "2025-03-01T17:30Z" | a time without Z: it is local to the place | Write it in this form.',
  ],
  [
    'postalCode: "45402"',
    "postalCode: 01067",
    'site.yaml:8 address.postalCode | 01067 | text | Put quotes around it: "01067".',
  ],
  [
    'phone: "+1 555-0100"',
    "phone: +15550142",
    'site.yaml:9 phone | +15550142 | text | Put quotes around it: "+15550142".',
  ],
  [
    'ink: "#20140c"',
    "ink: #20140c",
    "brand.yaml:2 (YAML) | an empty value, and behind it the note “#20140c” | text in quotes, since # behind a space begins a note in YAML; or the note on a line of its own | Put quotes around the whole text: '#20140c'. A note belongs on the line above.",
  ],
  [
    "title: Slip",
    "title: Slip, photograph: { file: a.jpg, alt: L’école, rue Saint-Denis }",
    'courses.yaml:1 (YAML) | “rue Saint-Denis” between commas, without a colon | text in quotes, since a comma inside { } ends a text in YAML | Put straight quotes (") around the whole text that holds the comma.',
  ],
  [
    'ink: "#20140c"',
    "ink: “#20140c”",
    'brand.yaml:2 palette.ink | "“#20140c”" | a colour in quotes, as # and six digits or letters from a to f | Write straight quotes (") in place of the curly ones.',
  ],
  [
    "language: en-US",
    "language: en_US",
    'site.yaml:6 language | "en_US" | the code of a language, such as en, de or pt-BR | Did you mean “en-US”? Correct the code.',
  ],
  [
    "language: en-US",
    "language: he",
    'site.yaml:6 language | "he" | a language that is written from left to right; the other direction is not supported yet | Choose another language for the site.',
  ],
  [
    "America/New_York",
    "America/New_Yrok",
    'events.yaml:7 [1].timeZone | "America/New_Yrok" | a time zone of the IANA list, such as America/New_York | Did you mean “America/New_York”? Correct the name.',
  ],
  [
    "2025-03-01T17:30",
    "2025-03-01T08:00",
    'events.yaml:6 [1].end | "2025-03-01T08:00" | a time after the start, 2025-03-01T09:00 | Correct the day or the time.',
  ],
  [
    "\n---\n\n",
    "\n\n",
    "articles/old.md:1 (front matter) | front matter that does not end | front matter between two lines of --- | Put a line of --- behind the last key; the prose follows.",
  ],
  [
    /^---\nmeta.*\n/,
    "",
    'articles/old.md:1 (front matter) | "title: Old news" | front matter between two lines of --- | Start the file with ---, the keys of the record, and --- again; the prose follows.',
  ],
])("for %s stands %s: it is explained", (found, put, said) => {
  const [file = ""] = said.split(":");
  // Only what stands in the file itself: an article that cannot be read is missed by others too.
  expect(mistakesAfter(({ edit }) => edit(file, found, put)).filter((line) => line.startsWith(file))).toEqual(
    [said],
  );
});

const utf8 =
  "UTF-8 | Save the file again with the encoding UTF-8 (in most editors: Save as…, Encoding). No text is lost.";
const seen = "only characters that can be seen | Delete the character, or type the line anew.";

// Each is what is said of a file, and its bytes.
test.each<[said: string, bytes: string | Uint8Array]>([
  [
    "1 (the file) | an empty file | a file with content | Restore what stood in it, or remove the file if it is of a record that is no longer wanted.",
    " \n",
  ],
  [
    "1 (the file) | comments and no content | a record or a list | Take the # away from what should count, or restore the file.",
    "# Nothing here\n",
  ],
  [
    "1 (the file) | a pointer of Git LFS, which stands for the file | the file itself | Fetch the file: git lfs install, then git lfs pull.",
    "version https://git-lfs.github.com/spec/v1\noid sha256:0123\nsize 1841\n",
  ],
  [`1 (the file) | text in the encoding UTF-16 | ${utf8}`, Buffer.from("\uFEFF- id: basic", "utf16le")],
  [
    `2 (the file) | text in another encoding than UTF-8, probably Latin-1: “Málaga” | ${utf8}`,
    Buffer.from("-\nMálaga", "latin1"),
  ],
  [`1 (the text) | the invisible character U+0000 (NUL) after “[] # Du” | ${seen}`, "[] # Du\0luth"],
  [
    "1 (the file) | a file of 6 MB | at most 5 MB of text | Look whether this is the file that you meant; photographs go into content/images.",
    `# ${"x".repeat(6_000_000)}`,
  ],
  [
    "1 (YAML) | brackets inside brackets inside brackets, too many to read | records and lists as the other files have them | Restore the file; nothing in content/ is nested that deeply.",
    `- ${"[".repeat(20_000)}`,
  ],
])("it is said: %s", (said, bytes) => {
  expect(mistakesAfter(({ put }) => put("testimonials.yaml", bytes))[0]).toBe(`testimonials.yaml:${said}`);
});

test("what an earlier version called otherwise is named, with what it is now", () => {
  const said = mistakesAfter(({ put, read }) => {
    put("site.yaml", `${read("site.yaml")}formAddress: https://forms.example/kiln\n`);
    put("labels.yaml", `${read("labels.yaml")}waiting: The next page is on its way\n`);
    put("pages/blog.yaml", read("pages/blog.yaml").replace(/hue: \w+/, "hue: saffron"));
    put("search.yaml", read("search.yaml").replace("  count: {", '  many: "{count} results"\n  count: {'));
    put(
      "pages/course-detail.yaml",
      read("pages/course-detail.yaml").replace(/seats: .*/, 'seats: "{count} seats"'),
    );
  });
  expect(said.map((sentence) => sentence.replace(/:.*\| /, ": "))).toEqual([
    "labels.yaml: No page shows it any more: remove the line.",
    "pages/blog.yaml: saffron is hue3 now. Choose one of the known values.",
    'pages/course-detail.yaml: Write it as { other: "{count} seats" }, with a form for each kind of number.',
    expect.stringMatching(/^search.yaml: count has a form for each kind of number now: /),
    expect.stringMatching(/^site.yaml: formAddress is form now: /),
  ]);
});

test("references that multiply are reported and not followed", () => {
  const bomb = Array.from({ length: 30 }, (_, index) =>
    index === 0 ? "k0: &k0 [x, x]" : `k${index}: &k${index} [*k${index - 1}, *k${index - 1}]`,
  );
  const said = mistakesAfter(({ put }) => put("jobs.yaml", bomb.join("\n")));
  expect(said).toHaveLength(30);
  expect(said[0]).toMatch(/^jobs\.yaml:1 \(YAML\) \| text that starts with &: “&k0 \[x, x\]” \|/);
  expect(said[29]).toMatch(/^jobs\.yaml:30 \(YAML\) \| text that starts with &: “&k29 \[/);
});

test("Windows line ends, a byte order mark and letters of every script are no mistakes", () => {
  expect(
    mistakesAfter(({ put, read, edit }) => {
      for (const file of ["jobs.yaml", "articles/old.md"])
        put(file, `\uFEFF${read(file).replaceAll("\n", "\r\n")}`);
      edit(
        "site.yaml",
        "Clay online.",
        "राम\u200C 👩\u200D💻 10\u00A0km “quoted” – dash… Nguyễn Văn Ánh 日本語",
      );
      edit("events.yaml", "America/New_York", "Asia/Kolkata");
    }),
  ).toEqual([]);
});

test("a folder in the place of a file, and a link that leads nowhere, are explained", () => {
  const instead = (make: (path: string) => void) =>
    mistakesAfter(({ root }) => {
      const path = join(root, "jobs.yaml");
      rmSync(path);
      make(path);
    });
  expect(instead((path) => mkdirSync(path))).toEqual([
    "jobs.yaml:1 (the file) | a folder of this name | a file | Move it away and put the file in its place.",
  ]);
  expect(instead((path) => symlinkSync("jobs.yaml", path))).toEqual([
    "jobs.yaml:1 (the file) | a file that cannot be opened (ELOOP) | a file that the build may read | Put the file itself in this place, not a link to it.",
  ]);
});
