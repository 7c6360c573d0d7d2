import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { copyContent, type ContentCopy } from "../../../tests/fixtures/content-copy.ts";
import { sentencesOf } from "../../../tests/fixtures/said-of.ts";
import { sectionAt, viewAt } from "../../../tests/fixtures/small-site.ts";
import { optionsOf } from "../../../tests/fixtures/options.ts";
import { cover as drawCover, toSvg } from "../../art/art.ts";
import type { Content } from "../content.ts";
import { ContentError } from "../../reader/content-error.ts";
import { loadContent } from "../../site/load.ts";
import { readPhotographs } from "./read-photographs.ts";
import { renditionBytes, type Photograph } from "./photographs.ts";
import type { SectionKind } from "../../sections/sections.ts";
import { PictureStore } from "./picture-store.ts";

/** Records with a photograph. The person's is rotated, as phones store them. */
const named = {
  course: { slug: "wheel", file: "workshop.jpg", alt: "Four people plan at a table" },
  person: { id: "ann", file: "window.jpg", alt: "Ann beside a window" },
  event: { id: "fair", file: "hall.png", alt: "A hall with rows of chairs" },
  article: { slug: "glaze", file: "workshop.jpg", alt: "Hands that draw a diagram" },
  pages: { file: "front.jpg", alt: "The door of the workshop" },
} as const;

/** Sizes of the files as stored, in pixels. `window.jpg` is 700 by 900 upright. */
const sizes = {
  "workshop.jpg": { width: 1600, height: 1200 },
  "window.jpg": { width: 900, height: 700 },
  "hall.png": { width: 1100, height: 900 },
  "front.jpg": { width: 1600, height: 1200 },
} as const;

/** Draws a picture in the format of the name. JPEGs contain the place in their metadata. */
async function drawPhotograph(name: string, size: { width: number; height: number }): Promise<Buffer> {
  const family = { name: "design", hue: "hue1", shapes: "petals" } as const;
  const svg = toSvg(drawCover({ seed: name, family, figure: "camera" }).picture);
  const image = sharp(Buffer.from(svg), { density: 200 }).resize({ ...size, fit: "cover" });
  if (name.endsWith(".png")) return image.flatten().ensureAlpha(0.9).png().toBuffer();
  const noted = image.flatten().withExif({ IFD0: { Copyright: "Taken at a known place" } });
  return (name === "window.jpg" ? noted.withMetadata({ orientation: 6 }) : noted).jpeg().toBuffer();
}

const images = Promise.all(
  Object.entries(sizes).map(async ([name, size]) => [name, await drawPhotograph(name, size)] as const),
);

type PhotographCopy = ContentCopy & {
  putImage: (name: string, bytes: Uint8Array) => void;
};

/** A copy of the content with photographs instead of drawings, one for each kind of record and page. */
async function contentWithPhotographs(): Promise<PhotographCopy> {
  const copy = copyContent();
  const { root, edit } = copy;
  mkdirSync(join(root, "images"), { recursive: true });
  const putImage = (name: string, bytes: Uint8Array) => copy.put(join("images", name), bytes);
  const words = ({ file, alt }: { file: string; alt: string }) =>
    `photograph: { file: ${file}, alt: ${alt} }`;

  edit(`courses/${named.course.slug}.yaml`, /^figure: .+\n/m, `$&${words(named.course)}\n`);
  edit("people.yaml", `id: ${named.person.id},`, `$& ${words(named.person)},`);
  edit("events.yaml", `- id: ${named.event.id}\n`, `$&  ${words(named.event)}\n`);
  edit(`articles/${named.article.slug}.md`, /^figure: .+\n/m, `$&${words(named.article)}\n`);
  edit(`articles/${named.article.slug}.md`, /$/, `\n![${named.pages.alt}](${named.pages.file})\n`);
  edit("pages/home.yaml", /^ {4}button: .+\n/m, `$&    ${words(named.pages)}\n`);
  edit("pages/about.yaml", "hue: hue5", `$&, ${words(named.pages)}`);
  edit("pages/contact.yaml", /^ {4}hours: .+\n/m, `$&    ${words(named.pages)}\n`);
  for (const [name, bytes] of await images) putImage(name, bytes);
  return { ...copy, putImage };
}

const cache = mkdtempSync(join(tmpdir(), "photograph-cache-"));
let content: Content;
let pictures: PictureStore;
let photographs: ReadonlyMap<string, Photograph>;

beforeAll(async () => {
  const { root, remove } = await contentWithPhotographs();
  content = loadContent(optionsOf(root));
  photographs = await readPhotographs(root, content.photographs, cache);
  pictures = new PictureStore(photographs);
  return remove;
}, 60_000);

afterAll(() => rmSync(cache, { recursive: true }));

async function mistakesAfter(spoil: (copy: PhotographCopy) => unknown): Promise<string[]> {
  const copy = await contentWithPhotographs();
  onTestFinished(copy.remove);
  await spoil(copy);
  try {
    await readPhotographs(copy.root, loadContent(optionsOf(copy.root)).photographs, cache);
  } catch (error) {
    if (error instanceof ContentError) return sentencesOf(error.problems);
    throw error;
  }
  throw new Error("The content has no mistake.");
}

function renditionAt(address: string) {
  const rendition = pictures.renditions.get(address.slice(1));
  if (!rendition) throw new Error(`Nothing makes the file ${address}.`);
  return rendition;
}

const cover = () => pictures.addPhotograph(named.course, "cover");

test("a photograph replaces the drawing of a record, a page's mosaic and the street, and appears in prose", () => {
  const { course, person, article, event, pages } = named;
  const shown = <Kind extends SectionKind>(path: string, kind: Kind) =>
    sectionAt(content, path, kind, pictures);
  const cards = shown("/", "course-filter").lists[0]?.cards;
  expect(cards?.find((one) => one.cover.srcset)?.cover.alt).toBe(course.alt);
  expect(shown("/", "hero")).toMatchObject({ photograph: { alt: pages.alt, first: true } });
  expect(shown("/", "hero")).not.toHaveProperty("mosaic");
  const about = viewAt<"page">(content, "/about", pictures);
  expect(about.band).toMatchObject({ photograph: { alt: pages.alt, first: true } });
  const { street } = shown("/contact", "location");
  expect(street.alt).toBe(pages.alt);
  expect(street).not.toHaveProperty("first");
  const { people } = shown("/team", "team");
  expect(people.find(({ id }) => id === person.id)?.portrait.alt).toBe(person.alt);
  const [fair] = shown("/event", "event-programme").events;
  expect([fair?.image.alt, fair?.thumbnail.alt]).toEqual([event.alt, event.alt]);
  expect(shown("/blog", "article-list").articles[0]?.cover.alt).toBe(article.alt);
  const written = viewAt<"article">(content, `/blog/${article.slug}`, pictures);
  expect(written.author.portrait.alt).toBe(person.alt);
  expect(written.chapters.at(-1)?.opening.at(-1)).toMatchObject({
    tag: "photograph",
    picture: { alt: pages.alt, width: 640, height: 480 },
  });
  const opened = viewAt<"course">(content, `/course/${course.slug}`, pictures).band.photograph;
  expect(opened).toMatchObject({ alt: course.alt, first: true });
  const replaced = new RegExp(
    `^art/(${course.slug}|${person.id}|journal-${article.slug}|street)-[\\w-]{8}\\.svg$`,
  );
  expect([...pictures.files.keys()].filter((file) => replaced.test(file))).toEqual([]);
});

test.each([
  ["a cover", cover, 5 / 3, [320, 480, 640, 960, 1280]],
  // Phones store it sideways. Upright it is 700 pixels wide.
  [
    "a portrait, which stands upright and is not made larger than it is,",
    () => pictures.addPhotograph(named.person, "square"),
    1,
    [320, 480, 640, 700],
  ],
])(
  "%s has files in all widths, without its metadata, which could reveal place and author",
  async (_, make, ratio, widths) => {
    const copyright = "Taken at a known place";
    expect(readFileSync(photographs.get(named.person.file)?.path ?? "").includes(copyright)).toBe(true);
    const { srcset = "", src, width, height } = make();
    const files = srcset.split(", ").map((candidate) => {
      const [address = "", descriptor] = candidate.split(" ");
      const rendition = renditionAt(address);
      expect(descriptor).toBe(`${rendition.width}w`);
      return rendition;
    });
    expect(files.map((file) => file.width)).toEqual(widths);
    expect(files).toContainEqual(renditionAt(src));
    expect(renditionAt(src)).toMatchObject({ width: 640, height: Math.round(640 / ratio) });
    expect([width, height]).toEqual([640, Math.round(640 / ratio)]);
    const bytes = await renditionBytes(renditionAt(src), cache);
    expect(bytes.includes(copyright)).toBe(false);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "webp", width, height });
  },
  60_000,
);

test.each<[what: string, spoil: (copy: PhotographCopy) => unknown, mistakes: (string | RegExp)[]]>([
  [
    "a photograph that is too small and others that were cut off or are no pictures",
    async ({ putImage }) => {
      putImage(named.person.file, await drawPhotograph("small.jpg", { width: 479, height: 600 }));
      const whole = await drawPhotograph("whole.jpg", { width: 1600, height: 1200 });
      putImage(named.course.file, whole.subarray(0, whole.length / 2));
      putImage(named.event.file, Buffer.from("This is no picture."));
    },
    [
      /^articles\/glaze\.md:\d+ .*"workshop\.jpg", which cannot be read: .*copy it again/,
      /^courses\/wheel\.yaml:\d+ .*"workshop\.jpg", which cannot be read: .*copy it again/,
      /^events\.yaml:\d+ .*"hall\.png", which cannot be read: .*copy it again/,
      /^people\.yaml:\d+ people\[\d+\]\.photograph\.file \| "window\.jpg", 479 by 600 pixels \| .*at least 480 by 480 pixels.* \| .*larger copy/,
    ],
  ],
  [
    "a pointer of Git LFS in the place of a photograph",
    ({ putImage }) =>
      putImage(
        named.event.file,
        Buffer.from("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 2048576\n"),
      ),
    [/^events\.yaml:2 .*"hall\.png", a pointer of Git LFS or git-annex .* \| Fetch the file: git lfs pull/],
  ],
  [
    "a photograph that is too large, whose pixels are not read",
    async ({ putImage }) => {
      // A PNG begins with its size and a checksum.
      const large = await drawPhotograph("large.png", { width: 4, height: 4 });
      large.writeUInt32BE(16_000, 16);
      large.writeUInt32BE(4001, 20);
      large.writeUInt32BE(crc32(large.subarray(12, 29)), 29);
      putImage(named.event.file, large);
    },
    [
      /^events\.yaml:2 .*"hall\.png", which cannot be read: .*pixel limit.* \| Save it again .*at most 4000 pixels/,
    ],
  ],
  [
    "photographs that are too small for their places on a page and in the list of articles",
    async ({ putImage }) => {
      putImage(named.pages.file, await drawPhotograph("low.jpg", { width: 600, height: 400 }));
      putImage(named.article.file, await drawPhotograph("low.jpg", { width: 960, height: 575 }));
    },
    [
      /^articles\/glaze\.md:\d+ photograph\.file .* 960 by 576 pixels/,
      /^articles\/glaze\.md:\d+ \(prose\) .* 720 pixels in width/,
      // The course has the same photograph.
      /^courses\/wheel\.yaml:\d+ photograph\.file .* 960 by 576 pixels/,
      /^pages\/about\.yaml:\d+ band\.photograph\.file .* 640 by 427 pixels/,
      /^pages\/contact\.yaml:\d+ sections\[2\]\.photograph\.file .* 1280 by 512 pixels/,
      /^pages\/home\.yaml:\d+ sections\[1\]\.photograph\.file .* 960 by 823 pixels/,
    ],
  ],
])(
  "%s: each is reported with its line",
  async (_, spoil, mistakes) => {
    const found = await mistakesAfter(spoil);
    expect(found.toSorted()).toEqual(
      mistakes.map((one) => (typeof one === "string" ? one : expect.stringMatching(one))),
    );
  },
  60_000,
);

test("a JPEG with the scan header of some phones is valid, as in browsers", async () => {
  const { root, putImage, remove } = await contentWithPhotographs();
  onTestFinished(remove);
  const bytes = await drawPhotograph("phone.jpg", { width: 1600, height: 1200 });
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  // The last spectral coefficient of the scan, behind the list of its components.
  bytes[scan + 6 + 2 * (bytes[scan + 4] ?? 0)] = 0;
  putImage(named.course.file, bytes);
  const read = await readPhotographs(root, loadContent(optionsOf(root)).photographs, cache);
  expect(read.get(named.course.file)).toMatchObject({ width: 1600, height: 1200 });
});
