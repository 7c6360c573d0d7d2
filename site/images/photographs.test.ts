import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { copyContent } from "../../tests/fixtures/content-copy.ts";
import {
  contentWithPhotographs,
  drawPhotograph,
  named,
  type PhotographCopy,
} from "../../tests/fixtures/photograph/content.ts";
import { ContentError, type Problem } from "../load/content-error.ts";
import { loadContent } from "../load/load.ts";
import { readContentAndPhotographs } from "../load/photographs.ts";
import { forgetOldPhotographs, renditionBytes } from "./photograph-files.ts";
import type { Photograph } from "./photographs.ts";
import { PictureStore, type ImageView } from "./picture-store.ts";
import type { Source } from "../views/source.ts";
import { smallProvider, viewAt } from "../../tests/fixtures/small-provider.ts";

/** What was encoded once serves all tests of the file, and no test of another run. */
const cache = mkdtempSync(join(tmpdir(), "photograph-cache-"));
let pictures: PictureStore;
let views: ReturnType<typeof makeViews>;
let photographs: ReadonlyMap<string, Photograph>;

/** The views that show photographs. */
function makeViews({ content, pictures: store }: Source) {
  return {
    home: viewAt<"home">(content, "/", store),
    about: viewAt<"about">(content, "/about", store),
    contact: viewAt<"contact">(content, "/contact", store),
    team: viewAt<"team">(content, "/team", store),
    events: viewAt<"events">(content, "/event", store),
    blog: viewAt<"blog">(content, "/blog", store),
    article: viewAt<"article">(content, `/blog/${named.article.slug}`, store),
    course: viewAt<"course">(content, `/course/${named.course.slug}`, store),
  };
}

beforeAll(async () => {
  const sound = await contentWithPhotographs();
  const read = await readContentAndPhotographs(sound.root, { cache });
  photographs = read.photographs;
  pictures = new PictureStore(smallProvider().brand.palette, photographs);
  views = makeViews({ content: read.content, pictures });
  return sound.remove;
}, 60_000);

afterAll(() => rmSync(cache, { recursive: true }));

async function ownCopy(): Promise<PhotographCopy> {
  const copy = await contentWithPhotographs();
  onTestFinished(copy.remove);
  return copy;
}

/** The mistakes that are found in a content folder, photographs included. */
async function mistakes(root: string): Promise<readonly Problem[]> {
  try {
    await readContentAndPhotographs(root, { cache });
  } catch (error) {
    if (error instanceof ContentError) return error.problems;
    throw error;
  }
  return [];
}

/** Everything that a value holds under a key, at any depth. */
function under(value: unknown, key: string): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]: [string, unknown]) =>
    name === key ? [item] : under(item, key),
  );
}

const courseCover = () => {
  const card = views.home.courses?.lists[0]?.cards.find(({ cover }) => cover.sources !== undefined);
  if (!card) throw new Error(`The home page shows no course ${named.course.slug}.`);
  return card.cover;
};
const portrait = () => {
  const person = views.team.people.find(({ id }) => id === named.person.id);
  if (!person) throw new Error(`The team page does not show ${named.person.id}.`);
  return person.portrait;
};

/** The files of a `srcset` with their widths. */
const candidates = (srcset: string) =>
  srcset.split(", ").map((candidate) => {
    const [, file = "", width = ""] = /^\/(\S+) (\d+)w$/.exec(candidate) ?? [];
    return { file, width: Number(width) };
  });

async function bytesOf(file: string): Promise<Buffer> {
  const rendition = pictures.renditions.get(file);
  if (!rendition) throw new Error(`Nothing makes the file ${file}.`);
  return renditionBytes(rendition, cache);
}

test("a photograph takes the place of the drawn picture wherever its record shows", () => {
  const drawn = [...pictures.files.keys()];
  const { course, person, article } = named;
  for (const name of [course.slug, person.id, `journal-${article.slug}`, "journal-lead"])
    expect(drawn.filter((file) => new RegExp(`^art/${name}-[\\w-]{8}\\.svg$`).test(file))).toEqual([]);
  expect(views.events.events[0]?.image.alt).toBe(named.event.alt);
  expect(views.events.events[0]?.thumbnail.alt).toBe(named.event.alt);
  expect(views.blog.articles[0]?.cover).toMatchObject({ alt: article.alt, sizes: expect.any(String) });
  expect(views.article.author.portrait.alt).toBe(person.alt);
  expect(views.course.photograph?.alt).toBe(course.alt);
  expect(courseCover().alt).toBe(course.alt);
  expect(portrait().alt).toBe(person.alt);
});

test("a photograph takes the place of the mosaic of a page, which is fetched first, and of the street, and stands in prose", () => {
  const { alt } = named.pages;
  expect(views.home.hero).toMatchObject({ photograph: { alt, first: true } });
  expect(views.home.hero).not.toHaveProperty("mosaic");
  expect(views.about.band).toMatchObject({
    photograph: { alt, first: true },
  });
  expect(views.contact.street.alt).toBe(alt);
  expect(views.article.blocks.at(-1)).toMatchObject({
    kind: "picture",
    picture: { alt, width: 480, height: 360 },
  });
  expect(views.contact.street).not.toHaveProperty("first");
  expect([...pictures.files.keys()].filter((file) => file.includes("street"))).toEqual([]);
});

test("a cover comes as AVIF and WebP in all widths, and as JPEG for browsers that read neither", () => {
  const { sources = [], src, width, height } = courseCover();
  expect(sources.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  for (const { srcset } of sources)
    expect(candidates(srcset).map((one) => one.width)).toEqual([320, 480, 640, 960, 1280]);
  expect(src).toMatch(/\.jpg$/);
  expect([width, height]).toEqual([640, 384]);
});

test("of a site that stands below a path, all files of a photograph do", () => {
  const below = new PictureStore(smallProvider().brand.palette, photographs, "/tessera/");
  const { src, sources = [] } = below.addPhotograph({ file: named.course.file, alt: "" }, "event");
  const files = [src, ...sources.flatMap(({ srcset }) => srcset.split(", "))];
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !file.startsWith("/tessera/art/"))).toEqual([]);
});

test("a portrait that lies on its side stands upright, and is not made larger than it is", () => {
  expect(photographs.get(named.person.file)).toMatchObject({ width: 700, height: 900 });
  for (const { srcset } of portrait().sources ?? [])
    expect(candidates(srcset).map((one) => one.width)).toEqual([160, 240, 320, 480, 700]);
});

test("each place says how wide it is", () => {
  expect(portrait().sizes).not.toBe(courseCover().sizes);
  for (const sizes of under(views, "sizes")) expect(sizes).toMatch(/\d(px|vw)$|\)$/);
});

test("every file has the format, the shape and the width that the page says", async () => {
  const images: [ImageView, ratio: number][] = [
    [courseCover(), 5 / 3],
    [portrait(), 1],
  ];
  const files = images.flatMap(([{ sources = [], src, width, height }, ratio]) => [
    ...sources.flatMap(({ type, srcset }) =>
      candidates(srcset).map((one) => ({
        ...one,
        type: type.slice("image/".length),
        height: Math.round(one.width / ratio),
      })),
    ),
    { file: src.slice(1), width, height, type: "jpg" },
  ]);
  expect(files).toHaveLength(22);
  await Promise.all(
    files.map(async ({ file, width, height, type }) => {
      const bytes = await bytesOf(file);
      const found = await sharp(bytes).metadata();
      // sharp calls every file of AVIF's family HEIF.
      const format = { avif: "heif", jpg: "jpeg" }[type] ?? type;
      expect({ file, width: found.width, height: found.height, format: found.format }).toEqual({
        file,
        width,
        height,
        format,
      });
      if (type === "avif") expect(bytes.subarray(4, 12).toString("latin1")).toBe("ftypavif");
    }),
  );
}, 120_000);

test("a photograph that shines through falls back on PNG, and AVIF is the smallest of the formats", async () => {
  const event = views.events.events[0]?.image;
  expect(event?.src).toMatch(/\.png$/);
  const { sources = [], src } = courseCover();
  const [avif = 0, webp = 0] = await Promise.all(
    sources.map(async ({ srcset }) => {
      const file = candidates(srcset).find(({ width }) => width === 640)?.file ?? "";
      return (await bytesOf(file)).length;
    }),
  );
  expect(avif).toBeGreaterThan(0);
  expect(avif).toBeLessThan((await bytesOf(src.slice(1))).length);
  expect(webp).toBeLessThan((await bytesOf(src.slice(1))).length);
}, 60_000);

test("no file says where or by whom the photograph was taken", async () => {
  expect(
    readFileSync(photographs.get(named.course.file)?.path ?? "").includes("Taken at a known place"),
  ).toBe(true);
  const { sources = [], src } = courseCover();
  const files = [src.slice(1), ...sources.map(({ srcset }) => candidates(srcset)[0]?.file ?? "")];
  for (const bytes of await Promise.all(files.map(bytesOf)))
    expect(bytes.includes("Taken at a known place")).toBe(false);
}, 60_000);

test("the same photograph gives the same files, byte by byte", async () => {
  const other = mkdtempSync(join(tmpdir(), "photograph-cache-"));
  const { sources = [], src } = portrait();
  const files = [src.slice(1), ...sources.map(({ srcset }) => candidates(srcset)[2]?.file ?? "")];
  const again = files.map(async (file) => {
    const rendition = pictures.renditions.get(file);
    if (!rendition) throw new Error(`Nothing makes the file ${file}.`);
    expect(await renditionBytes(rendition, other)).toEqual(await bytesOf(file));
  });
  await Promise.all(again);
  rmSync(other, { recursive: true });
}, 60_000);

test("what no page shows any more leaves the cache, and the rest stays", async () => {
  const other = mkdtempSync(join(tmpdir(), "photograph-cache-"));
  const [kept, gone] = [...pictures.renditions.values()].filter(({ width }) => width <= 160);
  if (!kept || !gone) throw new Error("The content names too few photographs for this test.");
  await Promise.all([renditionBytes(kept, other), renditionBytes(gone, other)]);
  await forgetOldPhotographs([kept], other);
  const name = kept.file.replace("art/", "");
  expect(readdirSync(other).toSorted()).toEqual([name, `${name}.sha256`]);
  rmSync(other, { recursive: true });
}, 60_000);

test("a photograph without a text alternative is a mistake, for every kind of record", async () => {
  const { root, edit } = await ownCopy();
  edit("courses/wheel.yaml", `, alt: ${named.course.alt}`, "");
  edit("people.yaml", `, alt: ${named.person.alt}`, "");
  edit("events.yaml", `, alt: ${named.event.alt}`, "");
  edit("articles/glaze.md", `alt: ${named.article.alt}`, 'alt: ""');
  const problems = await mistakes(root);
  expect(problems.map(({ file }) => file).toSorted()).toEqual([
    "articles/glaze.md",
    "courses/wheel.yaml",
    "events.yaml",
    "people.yaml",
  ]);
  for (const { field, remedy } of problems) {
    expect(field).toMatch(/photograph\.alt$/);
    expect(remedy).toMatch(/^Add /);
  }
});

test("photographs that are too small, broken or no pictures at all are listed together, each with its line", async () => {
  const { root, putImage, lineOf } = await ownCopy();
  putImage(named.person.file, await drawPhotograph("small.jpg", { width: 479, height: 600 }));
  const whole = await drawPhotograph("whole.jpg", { width: 1600, height: 1200 });
  putImage(named.course.file, whole.subarray(0, whole.length / 2));
  putImage(named.event.file, Buffer.from("This is no picture."));
  const problems = await mistakes(root);
  expect(problems).toHaveLength(4);
  expect(problems).toContainEqual({
    file: "people.yaml",
    line: lineOf("people.yaml", `file: ${named.person.file}`),
    field: expect.stringMatching(/^people\[\d+\]\.photograph\.file$/),
    found: '"window.jpg", 479 by 600 pixels',
    expected: expect.stringContaining("at least 480 by 480 pixels"),
    remedy: expect.stringContaining("larger copy"),
  });
  for (const [file, name] of [
    ["courses/wheel.yaml", named.course.file],
    ["articles/glaze.md", named.article.file],
    ["events.yaml", named.event.file],
  ] as const)
    expect(problems).toContainEqual(
      expect.objectContaining({
        file,
        line: lineOf(file, `file: ${name}`),
        found: expect.stringContaining(`"${name}", which cannot be read: `),
        remedy: expect.stringContaining("save it again"),
      }),
    );
}, 60_000);

test("a photograph in HEIC, a pointer of Git LFS and a merge that stopped are named for what they are", async () => {
  const { root, putImage } = await ownCopy();
  putImage(named.person.file, Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"));
  putImage(
    named.course.file,
    Buffer.from("version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"),
  );
  putImage(named.event.file, Buffer.from("<<<<<<< HEAD\nsize 1\n=======\nsize 2\n>>>>>>> other\n"));
  const found = new Set((await mistakes(root)).map((problem) => `${problem.found} | ${problem.remedy}`));
  expect([...found].toSorted()).toEqual([
    expect.stringMatching(/^"hall\.png", a mark of a merge .* \| Keep the text /),
    expect.stringMatching(/^"window\.jpg", a photograph in HEIC, .* \| Export it as JPEG /),
    expect.stringMatching(/^"workshop\.jpg", a pointer of Git LFS, .* git lfs pull\.$/),
  ]);
}, 60_000);

test("a logo that is replaced under its name is measured anew", async () => {
  // Without other photographs, which would take its place in the memory of libvips.
  const { root, put, edit, remove } = copyContent();
  onTestFinished(remove);
  edit("brand.yaml", "palette:", "logo: { light: logo.svg }\npalette:");
  const sizeOf = async (width: number, height: number) => {
    put(
      "images/logo.svg",
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path d="M0 0h9v9z"/></svg>`,
    );
    const { photographs: read } = await readContentAndPhotographs(root, { cache });
    return read.get("logo.svg");
  };
  expect(await sizeOf(440, 100)).toMatchObject({ width: 440, height: 100 });
  await sizeOf(440, 100);
  expect(await sizeOf(300, 300)).toMatchObject({ width: 300, height: 300 });
});

test("a pipe in the place of a photograph is no file", async () => {
  const { root, lineOf } = await ownCopy();
  rmSync(join(root, "images", named.event.file));
  execFileSync("mkfifo", [join(root, "images", named.event.file)]);
  expect(await mistakes(root)).toEqual([
    expect.objectContaining({ file: "events.yaml", line: lineOf("events.yaml", named.event.file) }),
  ]);
}, 60_000);

const around = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 440 100" width="440" height="100">${inner}<path id="a" d="M0 0h440v100z"/></svg>`;

test.each([
  ["<script>alert(1)</script>", "the element script"],
  ['<g onload="alert(1)"/>', "the handler onload"],
  [
    '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
    "the element foreignObject",
  ],
  [
    '<image xlink:href="https://evil.example/a.png"/>',
    "a reference to something else, “https://evil.example/a.png”",
  ],
  [
    "<style>path{fill:url(#b)}@import 'https://evil.example/a.css'</style>",
    "a reference to something else, ",
  ],
  ['<a href="#"><set attributeName="href" to="javascript:alert(1)"/></a>', "a script in to"],
  [`<desc>${"a".repeat(64_000)}</desc>`, "65 KB"],
])(
  "a logo that is an SVG file with %.40s is refused",
  async (inner, found) => {
    const { root, putImage, edit } = await ownCopy();
    edit("brand.yaml", "palette:", "logo: { light: logo.svg }\npalette:");
    putImage("logo.svg", Buffer.from(around('<style>path{fill:url("#b")}</style><use href="#a"/>')));
    expect(await mistakes(root)).toEqual([]);
    putImage("logo.svg", Buffer.from(around(inner)));
    expect(await mistakes(root)).toEqual([
      expect.objectContaining({
        file: "brand.yaml",
        field: "logo.light",
        found: expect.stringContaining(found),
      }),
    ]);
  },
  60_000,
);

test("a photograph that is too large is explained beside mistakes in words, and its pixels are not read", async () => {
  const { root, putImage, edit, lineOf } = await ownCopy();
  const size = { width: 16_000, height: 40, channels: 3, background: "#fff" } as const;
  putImage(
    named.event.file,
    await sharp({ create: size, limitInputPixels: false }).png({ compressionLevel: 1 }).toBuffer(),
  );
  edit("site.yaml", "phone:", "fone:");
  expect(await mistakes(root)).toEqual([
    {
      file: "events.yaml",
      line: lineOf("events.yaml", `file: ${named.event.file}`),
      field: "[1].photograph.file",
      found: '"hall.png", 16000 by 40 pixels',
      expected: "a photograph of at most 8000 pixels on its longer side, so that the build has memory enough",
      remedy: "Put a smaller copy into content/images; no place shows more than 2,000 pixels.",
    },
    expect.objectContaining({ file: "site.yaml", field: "fone" }),
  ]);
}, 60_000);

test("a photograph of a page has to be as large as its place", async () => {
  const { root, putImage } = await ownCopy();
  putImage(named.pages.file, await drawPhotograph("low.jpg", { width: 600, height: 400 }));
  expect((await mistakes(root)).map(({ file, field, expected }) => `${file} ${field} ${expected}`)).toEqual([
    expect.stringMatching(/^articles\/glaze.md \(prose\) .* 720 pixels wide/),
    expect.stringMatching(/^pages\/about.yaml band.photograph.file .* 640 by 427 pixels/),
    expect.stringMatching(/^pages\/contact.yaml location.photograph.file .* 1280 by 512 pixels/),
    expect.stringMatching(/^pages\/home.yaml hero.photograph.file .* 960 by 823 pixels/),
  ]);
});

test("a hero without photograph needs the words of its tiles", async () => {
  const { root, edit } = await ownCopy();
  edit("pages/home.yaml", /^ {2}photograph: .+\n/m, "");
  edit("pages/home.yaml", /^ {2}play:\n(?: {4}.+\n)+/m, "");
  expect(await mistakes(root)).toEqual([
    expect.objectContaining({ file: "pages/home.yaml", field: "hero.play", found: "nothing" }),
  ]);
});

test("an article's photograph has to be high enough for the large card of the blog list", async () => {
  const { root, putImage } = await ownCopy();
  putImage(named.article.file, await drawPhotograph("low.jpg", { width: 960, height: 767 }));
  expect(await mistakes(root)).toEqual([
    expect.objectContaining({
      file: "articles/glaze.md",
      expected: expect.stringContaining("at least 960 by 768 pixels"),
    }),
  ]);
}, 60_000);

test("a view that names a photograph which nobody read says so instead of leaving it out", async () => {
  const { root } = await ownCopy();
  expect(() =>
    makeViews({ content: loadContent(root), pictures: new PictureStore(smallProvider().brand.palette) }),
  ).toThrow(/The photograph \S+ was not read/);
}, 60_000);
