/** The engine as npm publishes it, in an empty folder outside of the repository, with production dependencies only. */
import { spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../../packages/prospectus/tests/fixtures/free-port.ts";

const parent = mkdtempSync(join(tmpdir(), "tarball-"));
const school = join(parent, "school");
afterAll(() => rmSync(parent, { recursive: true }));

function run(program: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: school,
    encoding: "utf8",
    env: { PATH: process.env.PATH, NO_COLOR: "1" },
  });
  return { status, said: stdout + stderr };
}
const prospectus = (...args: string[]) => run("node", "prospectus.mjs", ...args);

function put(file: string, text: string): void {
  mkdirSync(dirname(join(school, file)), { recursive: true });
  writeFileSync(join(school, file), text);
}

/** Installs the engine and two fonts like npm: links to packages, and the engine's tarball. */
function install(): void {
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as {
    packages: Record<string, { dev?: boolean; link?: boolean; optional?: boolean }>;
  };
  for (const [place, { dev, link }] of Object.entries(packages))
    if (/^node_modules\/(@[^/]+\/)?[^/]+$/.test(place) && !dev && !link && globSync(place).length > 0) {
      mkdirSync(join(school, dirname(place)), { recursive: true });
      symlinkSync(resolve(place), join(school, place), "junction");
    }
  spawnSync("npm", ["pack", "--silent", "-w", "prospectus", "--pack-destination", parent]);
  const [tarball = ""] = globSync(join(parent, "*.tgz"));
  const engine = join(school, "node_modules", "prospectus");
  mkdirSync(engine);
  spawnSync("tar", ["-xzf", tarball, "--strip-components=1", "-C", engine]);
}

beforeAll(() => {
  cpSync("packages/create-prospectus/school", school, { recursive: true });
  install();
}, 60_000);

const answers = [
  "--name=Ada’s school",
  "--language=en",
  "--url=https://ada.example",
  "--currency=CAD",
  "--pages=all",
];

const definition = `import { defineSection, text, z } from "prospectus/sections";
export const motto = defineSection({
  kind: "motto",
  schema: z.strictObject({ text: text.describe("The sentence.") }).describe("One sentence."),
  view: ({ section }) => ({ sentence: section.text }),
});
`;
const component = `import { Section } from "prospectus/components/section";
import type { SectionProps } from "prospectus/sections";
import type { motto } from "./definition.ts";
import styles from "./motto.module.css";
export default function Motto({ id, view }: SectionProps<typeof motto>) {
  return <Section><p className={styles.sentence} id={id}>{view.sentence}</p></Section>;
}
`;

test("a school from the tarball is created, and its own section is found by its name, checked and typed, with clear mistakes", () => {
  expect(prospectus("new", "--folder=content", "--host=cloudflare", ...answers)).toMatchObject({ status: 0 });
  const files = globSync("**/*.*", { cwd: school, exclude: ["node_modules"] });
  expect(files.length).toBeLessThanOrEqual(30);
  expect(readFileSync(join(school, "wrangler.jsonc"), "utf8")).toContain(
    "node_modules/prospectus/deploy/cloudflare/worker.ts",
  );
  const page = readFileSync(join(school, "content/pages/about.yaml"), "utf8");
  put(
    "content/pages/about.yaml",
    page.replace("sections:\n", "sections:\n  - kind: motto\n    text: Learn by doing.\n"),
  );
  put("sections/motto/definition.ts", definition);
  const noComponent = "has no sections/motto/motto.tsx. Write the file";
  expect(prospectus("check").said).toContain(noComponent);
  put("sections/motto/motto.module.css", "@layer sections { .sentence { max-inline-size: 30ch; } }\n");
  put("sections/motto/motto.tsx", component.replace("view.sentence", "view.sentense"));
  put("tsconfig.json", '{ "extends": "prospectus/tsconfig.json", "include": ["sections"] }\n');
  const types = run("node", resolve("node_modules/typescript/bin/tsc"), "-p", ".", "--checkers", "1");
  expect(types.said).toMatch(/^sections\/motto\/motto\.tsx.*Did you mean 'sentence'\?\n$/);

  put("sections/motto/definition.ts", `${definition}throw new Error("broken");\n`);
  expect(prospectus("check").said).toContain("sections/motto/definition.ts cannot be read: Error: broken");
  put("sections/motto/definition.ts", definition.replace('"motto"', '"moto"'));
  expect(prospectus("check").said).toContain('defines no section "motto"');
  put("sections/motto/definition.ts", definition);
  put("sections/hero/definition.ts", definition);
  expect(prospectus("check").said).toContain("sections/hero has the name of a section of the engine");
  rmSync(join(school, "sections/hero"), { recursive: true });

  put("sections/motto/motto.tsx", component.replace("return", 'throw new Error("no motto");\n  return'));
  const thrown = prospectus("build");
  expect(thrown).toMatchObject({ status: 1 });
  expect(thrown.said).toMatch(/^sections\/motto\/motto\.tsx:6 throws Error: \/about: no motto\. [^\n]+\n$/);
  put("sections/motto/motto.tsx", component);
}, 120_000);

test("a school from the tarball is checked, built with its section, packed and served", async () => {
  expect(prospectus("check").said).toContain("The content in content has no mistakes");
  expect(prospectus("build")).toEqual({ status: 0, said: "Built 10 pages.\n" });
  expect(readFileSync(join(school, "build/client/about/index.html"), "utf8")).toMatch(
    /max-inline-size:30ch[^]*Learn by doing\./,
  );
  // The engine's licence is not that of the school.
  expect(readFileSync(join(school, "build/client/licences.txt"), "utf8")).not.toContain("The site itself");
  expect(prospectus("pack", "cloudflare").said).toContain("build/hosts/cloudflare");
  const port = await freePort();
  const server = spawn("node", ["prospectus.mjs", "serve"], {
    cwd: school,
    env: { PATH: process.env.PATH, PORT: String(port) },
  });
  try {
    await new Promise((said) => server.stdout.once("data", said));
    const asked = ["/", "/course", "/nowhere"].map((path) => fetch(`http://localhost:${port}${path}`));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 404]);
  } finally {
    server.kill();
  }
  rmSync(join(school, "content"), { recursive: true });
  expect(prospectus("build").said).toMatch(
    /^There is no folder content in .*. Run the command in the folder of your site/,
  );
}, 120_000);

test("npm create writes the repository, and installs the engine", () => {
  // Tests use no registry.
  const bin = join(parent, "bin");
  mkdirSync(bin);
  for (const name of ["npm", "npx"]) writeFileSync(join(bin, name), `#!/bin/sh\necho ${name} "$@"\n`);
  for (const name of ["npm", "npx"]) chmodSync(join(bin, name), 0o755);
  const create = (...args: string[]) =>
    spawnSync(process.execPath, [resolve("packages/create-prospectus/bin/create-prospectus.mjs"), ...args], {
      cwd: parent,
      encoding: "utf8",
      env: { PATH: `${bin}:${process.env.PATH}` },
    });
  expect(create("new-school", "--host=netlify").stdout).toBe(
    "npm install --loglevel=error\nnpx --no prospectus new --folder=content --host=netlify\n\nFirst go into the folder: cd new-school\n",
  );
  const uninstalled = spawnSync("npm", ["start", "--silent"], {
    cwd: join(parent, "new-school"),
    encoding: "utf8",
  });
  expect([uninstalled.status, uninstalled.stderr]).toEqual([
    1,
    'The engine is not installed in this folder: run "npm install", then try again.\n',
  ]);
  const refused = create("new-school");
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringContaining("expected a new or empty folder"),
  ]);
});
