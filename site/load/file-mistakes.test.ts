/** Every kind of mistake that one file can hold, with its whole message. What files say of each other is in load.test.ts. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ContentError, type Problem } from "./content-error.ts";
import { schemaOf } from "../../tests/fixtures/schema-of.ts";
import { hold } from "./hold.ts";
import { readMarkdown, readYaml } from "./read.ts";

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("content", root, { recursive: true });
});

afterAll(() => rmSync(root, { recursive: true }));

/** What is said of one file, as it is printed. */
function message(file: string): string {
  const problems: Problem[] = [];
  const schema = schemaOf(file);
  if (!schema) throw new Error(`No schema is for ${file}.`);
  hold((file.endsWith(".md") ? readMarkdown : readYaml)(root, file, problems), schema, problems);
  return new ContentError(problems).message.trimEnd();
}

/** What is said of a file with this text or these bytes. The file is restored after it. */
function messageOf(file: string, text: string | Uint8Array): string {
  const path = join(root, file);
  writeFileSync(path, text);
  try {
    return message(file);
  } finally {
    cpSync(join("content", file), path);
  }
}

const contentOf = (file: string) => readFileSync(join("content", file), "utf8");

// Each is a mistake, its file, what is changed in it, and the message.
test.each<[string, string, string | RegExp, string, string]>([
  [
    "text that starts with a star",
    "courses.yaml",
    "title: Risk",
    "title: *Risk*",
    `1 mistake in the content:

content/courses.yaml:13  (YAML)
    found     text that starts with *: “*Risk* management for project and team leaders”
    expected  text in quotes, since * at the start of a text is a reference to another place in YAML
    to do     Put quotes around the whole text: '*Risk* management for project and team leaders'.`,
  ],
  [
    "text that is a star and one word",
    "courses.yaml",
    "title: Risk management for project and team leaders",
    "title: *Risk",
    `1 mistake in the content:

content/courses.yaml:13  (YAML)
    found     text that starts with *: “*Risk”
    expected  text in quotes, since * at the start of a text is a reference to another place in YAML
    to do     Put quotes around the whole text: '*Risk'.`,
  ],
  [
    "text with a # in it, which would lose the rest of its line",
    "courses.yaml",
    "title: Risk management for project and team leaders",
    "title: The team leader's # 1 skill",
    `1 mistake in the content:

content/courses.yaml:13  (YAML)
    found     text that ends at a #: “The team leader's”, without “# 1 skill”
    expected  text in quotes, since # behind a space begins a note in YAML; or the note on a line of its own
    to do     Put quotes around the whole text: 'The team leader''s # 1 skill'. A note belongs on the line above.`,
  ],
  [
    "text that starts with an ampersand",
    "courses.yaml",
    "title: Risk",
    "title: &Risk",
    `1 mistake in the content:

content/courses.yaml:13  (YAML)
    found     text that starts with &: “&Risk management for project and team leaders”
    expected  text in quotes, since & at the start of a text is the name of a place in YAML
    to do     Put quotes around the whole text: '&Risk management for project and team leaders'.`,
  ],
  [
    "text that starts with an at sign",
    "courses.yaml",
    "title: Risk",
    "title: @Risk",
    `1 mistake in the content:

content/courses.yaml:13  (YAML)
    found     text that starts with @: “@Risk management for project and team leaders”
    expected  text in quotes, since @ at the start of a text is reserved in YAML
    to do     Put quotes around the whole text: '@Risk management for project and team leaders'.`,
  ],
  [
    "text that starts with a backtick",
    "courses.yaml",
    "title: Risk",
    "title: `Risk",
    `1 mistake in the content:

content/courses.yaml:13  (YAML)
    found     text that starts with \`: “\`Risk management for project and team leaders”
    expected  text in quotes, since \` at the start of a text is reserved in YAML
    to do     Put quotes around the whole text: '\`Risk management for project and team leaders'.`,
  ],
  [
    "text that starts with a percent sign",
    "courses.yaml",
    "title: Risk",
    "title: %Risk",
    `1 mistake in the content:

content/courses.yaml:13  (YAML)
    found     text that starts with %: “%Risk management for project and team leaders”
    expected  text in quotes, since % at the start of a text is an instruction in YAML
    to do     Put quotes around the whole text: '%Risk management for project and team leaders'.`,
  ],
  [
    "text that starts with an exclamation mark",
    "courses.yaml",
    "title: Risk",
    "title: !Risk",
    `1 mistake in the content:

content/courses.yaml:13  (YAML)
    found     text that starts with !: “!Risk management for project and team leaders”
    expected  text in quotes, since ! at the start of a text is the name of a type in YAML
    to do     Put quotes around the whole text: '!Risk management for project and team leaders'.`,
  ],
  [
    "one tab",
    "events.yaml",
    "  title: Leadership",
    "\ttitle: Leadership",
    `1 mistake in the content:

content/events.yaml:14  (YAML)
    found     a tab in the indent
    expected  an indent of spaces, two for each level
    to do     Replace each tab by spaces; most editors can do it for the whole file.`,
  ],
  [
    "a file of tabs",
    "events.yaml",
    /^ {2}/gm,
    "\t",
    `1 mistake in the content:

content/events.yaml:14  (YAML)
    found     a tab in the indent, here and on 89 more lines
    expected  an indent of spaces, two for each level
    to do     Replace each tab by spaces; most editors can do it for the whole file.`,
  ],
  [
    "a doubled key",
    "site.yaml",
    "tagline:",
    "name: Other\ntagline:",
    `1 mistake in the content:

content/site.yaml:7  (YAML)
    found     the key “name” a second time; the first is on line 6
    expected  each key once in a record
    to do     Remove one of the two; if they belong to two records, start the second record with a hyphen.`,
  ],
  [
    "the key __proto__",
    "site.yaml",
    "tagline:",
    "__proto__: { name: Other }\ntagline:",
    `1 mistake in the content:

content/site.yaml:7  (YAML)
    found     the key “__proto__”
    expected  a key that names a field
    to do     Give the key another name, or remove it with all that belongs to it.`,
  ],
  [
    "a key that every object of JavaScript has",
    "faqs.yaml",
    "  - id: enrollment",
    "  - constructor: 1\n    id: enrollment",
    `1 mistake in the content:

content/faqs.yaml:8  categories[1].constructor
    found     the key “constructor”
    expected  one of the keys id, title, questions
    to do     Correct its spelling or remove it.`,
  ],
  [
    "an amount as it is written for readers",
    "plans.yaml",
    /monthly: \d+/,
    "monthly: 1,299.00",
    `1 mistake in the content:

content/plans.yaml:18  plans[1].monthly
    found     "1,299.00", an amount as it is written for readers
    expected  a number
    to do     Write 1299: digits alone, with a point before the cents.`,
  ],
  [
    "a photograph in HEIC",
    "courses.yaml",
    "title: Risk",
    "photograph: { file: IMG_0001.HEIC, alt: A desk }\n  title: Risk",
    `1 mistake in the content:

content/courses.yaml:13  [1].photograph.file
    found     "IMG_0001.HEIC"
    expected  a JPEG, PNG, WebP or AVIF file: most browsers do not show HEIC, so export the photograph as JPEG
    to do     Write it in this form.`,
  ],
  [
    "a merge that was not finished",
    "articles/blog1.md",
    "\n---\n\n",
    "\n---\n\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> other\n\n",
    `1 mistake in the content:

content/articles/blog1.md:14  (the file)
    found     a mark of a merge that was not finished: “<<<<<<< HEAD”
    expected  one text, without the lines <<<<<<<, ======= and >>>>>>>
    to do     Keep the text that should stay and delete the three marks. In a sample of code, put a space before each mark.`,
  ],
  [
    "a missing colon",
    "site.yaml",
    "tagline:",
    "tagline",
    `1 mistake in the content:

content/site.yaml:7  (YAML)
    found     a line without a colon: “tagline Online learning, one piece at a time.”
    expected  a key, a colon and a space, then the value
    to do     Put the colon in; where the line goes on a text from above, indent it further than its key.`,
  ],
  [
    "a colon without a space",
    "site.yaml",
    "tagline: ",
    "tagline:",
    `1 mistake in the content:

content/site.yaml:7  (YAML)
    found     a colon without a space: “tagline:Online learning, one piece at a time.”
    expected  a key, a colon and a space
    to do     Put a space behind the colon.`,
  ],
  [
    "a hyphen without a space",
    "people.yaml",
    "  - edwin-marsh",
    "  -edwin-marsh",
    `1 mistake in the content:

content/people.yaml:19  (YAML)
    found     a hyphen without a space: “-edwin-marsh”
    expected  a hyphen and a space before each entry of a list
    to do     Write “- edwin-marsh”.`,
  ],
  [
    "a quotation that does not close",
    "site.yaml",
    "tagline: ",
    'tagline: "',
    `1 mistake in the content:

content/site.yaml:7  (YAML)
    found     a quotation mark that does not close: “"Online learning, one piece at a time.”
    expected  " at the end of the text as well
    to do     Close the quotation, or take the mark away where the text needs none.`,
  ],
  [
    "a quotation that does not close on the last line",
    "site.yaml",
    "password: mosaic7",
    'password: "mosaic7',
    `1 mistake in the content:

content/site.yaml:52  (YAML)
    found     a quotation mark that does not close: “"mosaic7”
    expected  " at the end of the text as well
    to do     Close the quotation, or take the mark away where the text needs none.`,
  ],
  [
    "an apostrophe in single quotes",
    "site.yaml",
    "tagline: Online learning, one piece at a time.",
    "tagline: 'it's here'",
    `1 mistake in the content:

content/site.yaml:7  (YAML)
    found     text behind the quotation mark that closes: “'it's here'”
    expected  one text in one pair of quotation marks
    to do     Write ’ for an apostrophe, or put the text into double quotes.`,
  ],
  [
    "quotes in double quotes",
    "site.yaml",
    "tagline: Online learning, one piece at a time.",
    'tagline: "say "hi" now"',
    `1 mistake in the content:

content/site.yaml:7  (YAML)
    found     text behind the quotation mark that closes: “"say "hi" now"”
    expected  one text in one pair of quotation marks
    to do     Write “ and ” for the marks inside, or put the text into single quotes.`,
  ],
  [
    "a colon inside a text",
    "site.yaml",
    "tagline: Online learning,",
    "tagline: Online: learning,",
    `1 mistake in the content:

content/site.yaml:7  (YAML)
    found     a colon inside the text: “Online: learning, one piece at a time.”
    expected  quotes around a text in which a colon is followed by a space
    to do     Put quotes around the text: 'Online: learning, one piece at a time.'.`,
  ],
  [
    "a backslash in double quotes",
    "site.yaml",
    "tagline: Online learning, one piece at a time.",
    'tagline: "C:\\my"',
    `1 mistake in the content:

content/site.yaml:7  (YAML)
    found     a backslash in double quotes: “"C:\\my"”
    expected  single quotes around a text that holds a backslash
    to do     Put the text into single quotes, or write two backslashes for one.`,
  ],
  [
    "an indent that is too deep",
    "site.yaml",
    "  city:",
    "   city:",
    `1 mistake in the content:

content/site.yaml:23  (YAML)
    found     an indent that fits no line above: “city: Milwaukee”
    expected  lines of one record under each other, and what belongs to a key two spaces further right
    to do     Move the line, or the one above it, so that it starts in the same column as the others of its record.`,
  ],
  [
    "an indent that is too shallow",
    "site.yaml",
    "  city:",
    " city:",
    `1 mistake in the content:

content/site.yaml:23  (YAML)
    found     an indent that fits no line above: “city: Milwaukee”
    expected  lines of one record under each other, and what belongs to a key two spaces further right
    to do     Move the line, or the one above it, so that it starts in the same column as the others of its record.`,
  ],
  [
    "a line without its indent in a list",
    "events.yaml",
    "  venue: Larch",
    "venue: Larch",
    `1 mistake in the content:

content/events.yaml:23  (YAML)
    found     an indent that fits no line above: “venue: Larchmere Assembly Rooms”
    expected  lines of one record under each other, and what belongs to a key two spaces further right
    to do     Move the line, or the one above it, so that it starts in the same column as the others of its record.`,
  ],
  [
    "a record whose lines have lost their indent",
    "site.yaml",
    "  contact: mailto:security@tessera.example\n  languages:",
    "contact: mailto:security@tessera.example\nlanguages:",
    `1 mistake in the content:

content/site.yaml:33  security
    found     an empty record, and “contact”, “languages” beside it
    expected  “contact”, “languages” inside “security”
    to do     Correct the indent: move the lines two spaces to the right.`,
  ],
  [
    "a key one level too far out",
    "site.yaml",
    "  country:",
    "country:",
    `1 mistake in the content:

content/site.yaml:26  country
    found     the key “country” in the file’s first level
    expected  it in the record “address”
    to do     Correct the indent: move the line two spaces to the right.`,
  ],
  [
    "a bracket that does not close",
    "plans.yaml",
    "colour: vermilion }",
    "colour: vermilion",
    `1 mistake in the content:

content/plans.yaml:22  (YAML)
    found     a bracket that does not close: “tile: { name: disc, turn: 0, ground: blush, colour: vermil…”
    expected  a } for each { and a ] for each [
    to do     Close the bracket at the end of the entry.`,
  ],
  [
    "a second document",
    "jobs.yaml",
    "- id: learner",
    "---\n- id: learner",
    `1 mistake in the content:

content/jobs.yaml:21  (YAML)
    found     a line of three hyphens inside the file
    expected  one record, or one list, in a file
    to do     Remove the line.`,
  ],
  [
    "brackets without end",
    "jobs.yaml",
    "salary: $23K-$35K",
    "salary: " + "[".repeat(20_000),
    `1 mistake in the content:

content/jobs.yaml:11  (YAML)
    found     brackets inside brackets inside brackets, too many to read
    expected  records and lists as the other files have them
    to do     Restore the file; nothing in content/ is nested that deeply.`,
  ],
  [
    "a misspelt key",
    "site.yaml",
    "phone:",
    "fone:",
    `1 mistake in the content:

content/site.yaml:27  fone
    found     the key “fone”
    expected  the key “phone”
    to do     Did you mean “phone”? Correct the spelling.`,
  ],
  [
    "a misspelt key that may be left out",
    "site.yaml",
    "# formAddress:",
    "formAdress:",
    `1 mistake in the content:

content/site.yaml:47  formAdress
    found     the key “formAdress”
    expected  one of the keys name, tagline, description, url, base, language, founded, address, phone, email, openingHours, security, copyright, currency, jobPostings, formAddress, demo
    to do     Did you mean “formAddress”? Correct its spelling or remove it.`,
  ],
  [
    "a key that nobody knows",
    "site.yaml",
    "founded:",
    "colour: red\nfounded:",
    `1 mistake in the content:

content/site.yaml:18  colour
    found     the key “colour”
    expected  one of the keys name, tagline, description, url, base, language, founded, address, phone, email, openingHours, security, copyright, currency, jobPostings, formAddress, demo
    to do     Correct its spelling or remove it.`,
  ],
  [
    "a missing key",
    "site.yaml",
    'phone: "+1 555-0142"\n',
    "",
    `1 mistake in the content:

content/site.yaml:6  phone
    found     nothing
    expected  text
    to do     Add the key “phone”.`,
  ],
  [
    "a missing word out of a list",
    "pages/pricing.yaml",
    "  hue: mint\n",
    "",
    `1 mistake in the content:

content/pages/pricing.yaml:7  band.hue
    found     nothing
    expected  one of vermilion, cobalt, saffron, jade, blush, sky, butter, mint, lilac
    to do     Add the key “hue”.`,
  ],
  [
    "an unknown word with the nearest",
    "pages/pricing.yaml",
    "hue: mint",
    "hue: Mnt",
    `1 mistake in the content:

content/pages/pricing.yaml:11  band.hue
    found     "Mnt"
    expected  one of vermilion, cobalt, saffron, jade, blush, sky, butter, mint, lilac
    to do     Did you mean “mint”? Choose one of the known values.`,
  ],
  [
    "a number for a text",
    "site.yaml",
    '"53200"',
    "53200",
    `1 mistake in the content:

content/site.yaml:25  address.postalCode
    found     53200
    expected  text
    to do     Put quotes around it: "53200".`,
  ],
  [
    "an empty value",
    "site.yaml",
    "city: Milwaukee",
    "city:",
    `1 mistake in the content:

content/site.yaml:23  address.city
    found     an empty value
    expected  text
    to do     Write the value behind the colon, or remove the key if it may be left out.`,
  ],
  [
    "a list for a text",
    "site.yaml",
    "city: Milwaukee",
    "city: [Milwaukee]",
    `1 mistake in the content:

content/site.yaml:23  address.city
    found     a list of 1
    expected  text
    to do     Write one text here, without keys or hyphens below it.`,
  ],
  [
    "a text for a list",
    "site.yaml",
    "languages: [en]",
    "languages: en",
    `1 mistake in the content:

content/site.yaml:35  security.languages
    found     "en"
    expected  a list
    to do     Write a list: one line for each entry, each with a hyphen in front.`,
  ],
  [
    "a text for a yes or no",
    "site.yaml",
    "jobPostings: false",
    'jobPostings: "no"',
    `1 mistake in the content:

content/site.yaml:42  jobPostings
    found     "no"
    expected  true or false
    to do     Write true or false, without quotes.`,
  ],
  [
    "a text for a number",
    "plans.yaml",
    "monthly: 199",
    'monthly: "$199"',
    `1 mistake in the content:

content/plans.yaml:18  plans[1].monthly
    found     "$199"
    expected  a number
    to do     Take the quotes and all letters away.`,
  ],
  [
    "a number below zero",
    "plans.yaml",
    "monthly: 199",
    "monthly: -199",
    `1 mistake in the content:

content/plans.yaml:18  plans[1].monthly
    found     -199
    expected  at least 0
    to do     Write a larger number.`,
  ],
  [
    "a title of ten thousand letters",
    "courses.yaml",
    "title: Risk",
    `title: ${"Risk ".repeat(2000).trim()}`,
    `1 mistake in the content:

content/courses.yaml:13  [1].title
    found     "Risk Risk Risk Risk Risk Risk Risk Risk Risk Risk Risk Risk Risk Risk Risk Risk Risk Ri…"
    expected  at most 150 characters; there are 10039
    to do     Shorten the text.`,
  ],
  [
    "an id of three hundred letters",
    "courses.yaml",
    "id: risk-management-for-project-and-team-leaders",
    `id: ${"a".repeat(300)}`,
    `1 mistake in the content:

content/courses.yaml:12  [1].id
    found     "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa…"
    expected  at most 100 characters; there are 300
    to do     Shorten the text.`,
  ],
  [
    "an id in capitals",
    "jobs.yaml",
    "id: course-editor",
    "id: Course Editor",
    `1 mistake in the content:

content/jobs.yaml:35  [3].id
    found     "Course Editor"
    expected  a key in lower case with hyphens, such as crisis-management
    to do     Write it in this form.`,
  ],
  [
    "a soft hyphen by its number",
    "site.yaml",
    "name: Tessera",
    'name: "Tess\\u00ADera"',
    `1 mistake in the content:

content/site.yaml:6  name
    found     "Tess\\u{AD}era"
    expected  only characters that can be seen; here stands U+00AD (soft hyphen)
    to do     Delete the character.`,
  ],
  [
    "several lines where one paragraph is shown",
    "events.yaml",
    "detail: >-",
    "detail: |-",
    `1 mistake in the content:

content/events.yaml:15  [1].detail
    found     "Deans and department heads brought a decision they had been putting off and worked on i…"
    expected  one paragraph, without line ends and tabs
    to do     Write >- instead of | before a text of several lines.`,
  ],
  [
    "words for a telephone number",
    "site.yaml",
    'phone: "+1 555-0142"',
    "phone: call us",
    `1 mistake in the content:

content/site.yaml:27  phone
    found     "call us"
    expected  a telephone number of digits, spaces and the signs + - ( ) . /
    to do     Write the number; words about it belong into openingHours.`,
  ],
  [
    "an unknown currency",
    "site.yaml",
    "currency: USD",
    "currency: DOL",
    `1 mistake in the content:

content/site.yaml:38  currency
    found     "DOL"
    expected  the code of a currency (ISO 4217), such as USD
    to do     Write its three capitals.`,
  ],
  [
    "an address of the site with a path and a query",
    "site.yaml",
    "url: https://tessera.example",
    "url: https://tessera.example/site?x=1",
    `1 mistake in the content:

content/site.yaml:13  url
    found     "https://tessera.example/site?x=1"
    expected  the address of the site and no more: https:// and the name of the host, such as https://tessera.example
    to do     Leave out what comes after the host (path, query, slash), write https, and use small letters. A path below which the site stands belongs into base.`,
  ],
  [
    "a path below which the site stands, without the slash at its end",
    "site.yaml",
    "# base: /tessera/",
    "base: /tessera",
    `1 mistake in the content:

content/site.yaml:16  base
    found     "/tessera"
    expected  a path that begins and ends with a slash, in lower-case letters, digits and hyphens, such as /tessera/
    to do     Write the path; or leave base out, where the site has its host to itself.`,
  ],
  [
    "an address of the site by http",
    "site.yaml",
    "url: https://tessera.example",
    "url: http://tessera.example",
    `1 mistake in the content:

content/site.yaml:13  url
    found     "http://tessera.example"
    expected  the address of the site and no more: https:// and the name of the host, such as https://tessera.example
    to do     Leave out what comes after the host (path, query, slash), write https, and use small letters. A path below which the site stands belongs into base.`,
  ],
  [
    "a bare https",
    "banners.yaml",
    "to: /career",
    "to: https://",
    `1 mistake in the content:

content/banners.yaml:9  journey.buttons[2].to
    found     "https://"
    expected  a whole address, such as https://tessera.example, mailto:hello@tessera.example or tel:+15550142
    to do     Write the address out; try it in a browser.`,
  ],
  [
    "a bare mailto",
    "banners.yaml",
    "to: /career",
    'to: "mailto:"',
    `1 mistake in the content:

content/banners.yaml:9  journey.buttons[2].to
    found     "mailto:"
    expected  a whole address, such as https://tessera.example, mailto:hello@tessera.example or tel:+15550142
    to do     Write the address out; try it in a browser.`,
  ],
  [
    "a bare tel",
    "banners.yaml",
    "to: /career",
    'to: "tel:"',
    `1 mistake in the content:

content/banners.yaml:9  journey.buttons[2].to
    found     "tel:"
    expected  a whole address, such as https://tessera.example, mailto:hello@tessera.example or tel:+15550142
    to do     Write the address out; try it in a browser.`,
  ],
  [
    "an address that is none",
    "banners.yaml",
    "to: /career",
    'to: "https://exa mple/"',
    `1 mistake in the content:

content/banners.yaml:9  journey.buttons[2].to
    found     "https://exa mple/"
    expected  a whole address, such as https://tessera.example, mailto:hello@tessera.example or tel:+15550142
    to do     Write the address out; try it in a browser.`,
  ],
  [
    "a link by http",
    "banners.yaml",
    "to: /career",
    "to: http://tessera.example",
    `1 mistake in the content:

content/banners.yaml:9  journey.buttons[2].to
    found     "http://tessera.example"
    expected  a path such as /course, an anchor such as #top, or an address that starts with https:, mailto: or tel:
    to do     Write a path with a slash in front, or the whole address.`,
  ],
  [
    "a report address without a person",
    "site.yaml",
    "mailto:security@tessera.example",
    '"mailto:"',
    `1 mistake in the content:

content/site.yaml:34  security.contact
    found     "mailto:"
    expected  a whole address that starts with https:, mailto: or tel:, such as mailto:security@tessera.example
    to do     Write the address out.`,
  ],
  [
    "the year 1",
    "events.yaml",
    '"2024-10-04T09:00"',
    '"0001-10-04T09:00"',
    `1 mistake in the content:

content/events.yaml:19  [1].start
    found     "0001-10-04T09:00"
    expected  a year from 1990 to 2099
    to do     Correct the year.`,
  ],
  [
    "the year 9999",
    "events.yaml",
    'updated: "2024-10-07"',
    'updated: "9999-10-07"',
    `1 mistake in the content:

content/events.yaml:22  [1].updated
    found     "9999-10-07"
    expected  a year from 1990 to 2099
    to do     Correct the year.`,
  ],
  [
    "a day that no calendar has",
    "events.yaml",
    'updated: "2024-10-07"',
    'updated: "2024-02-30"',
    `1 mistake in the content:

content/events.yaml:22  [1].updated
    found     "2024-02-30"
    expected  a day as year-month-day, such as 2024-10-04
    to do     Write it in this form.`,
  ],
  [
    "a misspelt time zone",
    "events.yaml",
    "America/New_York",
    "America/New_Yrok",
    `1 mistake in the content:

content/events.yaml:21  [1].timeZone
    found     "America/New_Yrok"
    expected  a time zone of the IANA list, such as America/New_York
    to do     Did you mean “America/New_York”? Correct the name.`,
  ],
  [
    "an offset for a time zone",
    "events.yaml",
    "America/New_York",
    '"+02:00"',
    `1 mistake in the content:

content/events.yaml:21  [1].timeZone
    found     "+02:00"
    expected  a time zone of the IANA list, such as America/New_York
    to do     Correct the name.`,
  ],
  [
    "an event that ends before it starts",
    "events.yaml",
    'end: "2024-10-04T19:00"',
    'end: "2024-10-04T08:00"',
    `1 mistake in the content:

content/events.yaml:20  [1].end
    found     "2024-10-04T08:00"
    expected  a time after the start, 2024-10-04T09:00
    to do     Correct the day or the time.`,
  ],
  [
    "an event that ends before it starts by a change of the clocks",
    "events.yaml",
    'start: "2024-10-04T09:00"\n  end: "2024-10-04T19:00"',
    'start: "2024-03-10T02:30"\n  end: "2024-03-10T03:15"',
    `1 mistake in the content:

content/events.yaml:20  [1].end
    found     "2024-03-10T03:15"
    expected  a time after the start, 2024-03-10T02:30, by the clocks of America/New_York, which change that day
    to do     Correct the day or the time.`,
  ],
  [
    "a list that is too short",
    "courses/design.yaml",
    "figures: [magnifier, pen-nib]",
    "figures: []",
    `1 mistake in the content:

content/courses/design.yaml:62  lessons[1].figures
    found     a list of 0
    expected  a list of at least 1
    to do     Add what is missing to the list.`,
  ],
  [
    "a misspelt key in front matter",
    "articles/blog1.md",
    "author:",
    "autor:",
    `1 mistake in the content:

content/articles/blog1.md:8  autor
    found     the key “autor”
    expected  the key “author”
    to do     Did you mean “author”? Correct the spelling.`,
  ],
  [
    "a tab in front matter",
    "articles/blog1.md",
    "  title:",
    "\ttitle:",
    `1 mistake in the content:

content/articles/blog1.md:3  (YAML)
    found     a tab in the indent
    expected  an indent of spaces, two for each level
    to do     Replace each tab by spaces; most editors can do it for the whole file.`,
  ],
  [
    "front matter that does not end",
    "articles/blog1.md",
    "\n---\n\n",
    "\n\n",
    `1 mistake in the content:

content/articles/blog1.md:1  (front matter)
    found     front matter that does not end
    expected  front matter between two lines of ---
    to do     Put a line of --- behind the last key; the prose follows.`,
  ],
  [
    "no front matter",
    "articles/blog1.md",
    "---\n",
    "",
    `1 mistake in the content:

content/articles/blog1.md:1  (front matter)
    found     "meta:"
    expected  front matter between two lines of ---
    to do     Start the file with ---, the keys of the record, and --- again; the prose follows.`,
  ],
])("%s is explained", (_mistake, file, found, put, expected) => {
  const text = contentOf(file);
  const changed = text.replace(found, () => put);
  expect(changed).not.toBe(text);
  expect(messageOf(file, changed)).toBe(expected);
});

/** A message of one mistake. */
const one = (place: string, found: string, expected: string, remedy: string) =>
  `1 mistake in the content:\n\ncontent/${place}\n    found     ${found}\n    expected  ${expected}\n    to do     ${remedy}`;

const saveAsUtf8 =
  "Save the file again with the encoding UTF-8 (in most editors: Save as…, Encoding). No text is lost.";

// Each is a kind of file, its bytes, and the message.
test.each<[string, string | Uint8Array, string]>([
  [
    "an empty file",
    " \n",
    one(
      "jobs.yaml:1  (the file)",
      "an empty file",
      "a file with content",
      "Restore what stood in it, or remove the file if it is of a record that is no longer wanted.",
    ),
  ],
  [
    "a file of comments",
    "# Nothing here\n",
    one(
      "jobs.yaml:1  (the file)",
      "comments and no content",
      "a record or a list",
      "Take the # away from what should count, or restore the file.",
    ),
  ],
  [
    "a pointer of Git LFS",
    "version https://git-lfs.github.com/spec/v1\noid sha256:0123\nsize 1841\n",
    one(
      "jobs.yaml:1  (the file)",
      "a pointer of Git LFS, which stands for the file",
      "the file itself",
      "Fetch the file: git lfs install, then git lfs pull.",
    ),
  ],
  [
    "a file in UTF-16",
    Buffer.from(`\uFEFF${contentOf("jobs.yaml")}`, "utf16le"),
    one("jobs.yaml:1  (the file)", "text in the encoding UTF-16", "UTF-8", saveAsUtf8),
  ],
  [
    "a file in Latin-1",
    Buffer.from(contentOf("jobs.yaml").replace("Duluth", "Málaga"), "latin1"),
    one(
      "jobs.yaml:10  (the file)",
      "text in another encoding than UTF-8, probably Latin-1: “address: 118 Sawmill Court, Málaga, MN”",
      "UTF-8",
      saveAsUtf8,
    ),
  ],
  [
    "a NUL byte",
    contentOf("jobs.yaml").replace("Duluth", "Du\0luth"),
    one(
      "jobs.yaml:10  (the text)",
      "the invisible character U+0000 (NUL) after “address: 118 Sawmill Court, Du”",
      "only characters that can be seen",
      "Delete the character, or type the line anew.",
    ),
  ],
  [
    "a zero width space",
    contentOf("jobs.yaml").replace("Duluth", "Du\u200Bluth"),
    one(
      "jobs.yaml:10  (the text)",
      "the invisible character U+200B (zero width space) after “address: 118 Sawmill Court, Du”",
      "only characters that can be seen",
      "Delete the character, or type the line anew.",
    ),
  ],
  [
    "a file of many megabytes",
    `# ${"x".repeat(6_000_000)}`,
    one(
      "jobs.yaml:1  (the file)",
      "a file of 6 MB",
      "at most 5 MB of text",
      "Look whether this is the file that you meant; photographs go into content/images.",
    ),
  ],
])("%s is explained", (_kind, bytes, expected) => {
  expect(messageOf("jobs.yaml", bytes)).toBe(expected);
});

test("references that multiply are reported and not followed", () => {
  const bomb = Array.from({ length: 30 }, (_, index) =>
    index === 0 ? "k0: &k0 [x, x]" : `k${index}: &k${index} [*k${index - 1}, *k${index - 1}]`,
  );
  const said = messageOf("jobs.yaml", bomb.join("\n"));
  expect(said).toContain("content/jobs.yaml:1  (YAML)\n    found     text that starts with &: “&k0 [x, x]”");
  expect(said).toContain("content/jobs.yaml:30  (YAML)\n    found     text that starts with &: “&k29 [");
  expect(said).toMatch(/^30 mistakes/);
});

test("Windows line ends and a byte order mark are no mistakes", () => {
  for (const file of ["jobs.yaml", "articles/blog1.md"])
    expect(messageOf(file, `\uFEFF${contentOf(file).replaceAll("\n", "\r\n")}`)).toMatch(/^0 mistakes/);
});

test("a folder in the place of a file, and a link that leads nowhere, are explained", () => {
  const path = join(root, "llms.yaml");
  rmSync(path);
  mkdirSync(path);
  expect(message("llms.yaml")).toBe(
    one(
      "llms.yaml:1  (the file)",
      "a folder of this name",
      "a file",
      "Move the folder away and put the file in its place.",
    ),
  );
  rmSync(path, { recursive: true });
  symlinkSync("llms.yaml", path);
  expect(message("llms.yaml")).toBe(
    one(
      "llms.yaml:1  (the file)",
      "a file that cannot be opened (ELOOP)",
      "a file that the build may read",
      "Put the file itself in this place, not a link to it.",
    ),
  );
  rmSync(path);
  cpSync("content/llms.yaml", path);
});

test.each(["Asia/Kolkata", "Europe/Kyiv", "America/Indianapolis", "America/Nuuk", "UTC", "Etc/GMT+5"])(
  "the time zone %s is one",
  (zone) => {
    expect(messageOf("events.yaml", contentOf("events.yaml").replaceAll("America/New_York", zone))).toMatch(
      /^0 mistakes/,
    );
  },
);

test.each(["राम\u200C", "👩\u200D💻", "10\u00A0km", "“quoted” – dash…", "Nguyễn Văn Ánh", "日本語"])(
  "%s is no invisible text",
  (words) => {
    expect(messageOf("site.yaml", contentOf("site.yaml").replace("Kilnhouse", words))).toMatch(/^0 mistakes/);
  },
);
