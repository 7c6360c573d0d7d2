import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WorkFolder } from "./folders.ts";

const project = resolve(".");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "build-folder-"));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

test("a complete site replaces the last one; an incomplete one does not", () => {
  const work = new WorkFolder("build-1");
  const write = (words: string) => {
    mkdirSync(work.client, { recursive: true });
    writeFileSync(join(work.client, "index.html"), words);
  };
  const served = () => readFileSync(join("build", "client", "index.html"), "utf8");
  write("the first");
  work.publish();
  write("half of the second");
  expect(served()).toBe("the first");
  write("the second");
  work.publish();
  expect(served()).toBe("the second");
  expect(readdirSync(".cache")).toEqual([]);
  expect(() => work.publish()).toThrow("ENOENT");
  expect(served()).toBe("the second");
});

test("other users can read every file, whatever the rights of its source and of the person who builds", () => {
  const work = new WorkFolder("build-1");
  const deep = join(work.client, "share", "deep");
  const mask = process.umask(0o077);
  mkdirSync(deep, { recursive: true });
  process.umask(mask);
  for (const [file, mode] of [
    ["prices.pdf", 0o600],
    ["cached.png", 0o400],
    ["run.js", 0o700],
  ] as const) {
    writeFileSync(file, "");
    chmodSync(file, mode);
    cpSync(file, join(deep, file));
  }
  work.publish();
  const all = ["", ...readdirSync("build", { recursive: true, encoding: "utf8" })];
  const rights = (file: string) => statSync(join("build", file)).mode & 0o007;
  expect(all.filter((file) => rights(file) !== (/\.\w+$/.test(file) ? 0o004 : 0o005))).toEqual([]);
  expect(all).toContain(join("client", "share", "deep", "prices.pdf"));
});

test.each(["robots.txt", "about.html", "_headers"])(
  "%s of public/ is refused, since the build writes this file; others are published as they are",
  async (file) => {
    const work = new WorkFolder("build-1");
    for (const one of [file, "ads.txt"]) {
      mkdirSync(work.client, { recursive: true });
      writeFileSync(join(work.client, one), "of public/");
    }
    await expect(work.fileAt(file)).rejects.toThrow(
      `public/${file}:1  (the file)\n    found     a file that the build writes itself`,
    );
    await writeFile(await work.fileAt("sitemap.xml"), "new");
    work.publish();
    expect(readFileSync(join("build", "client", "ads.txt"), "utf8")).toBe("of public/");
  },
);
