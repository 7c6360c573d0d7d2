import { resolve } from "node:path";
import { build, resolveConfig } from "vite";
import { expect, test } from "vitest";
import { refuseBuildTimeModules } from "../../scripts/client-modules.ts";

const root = resolve();

/** Builds one module for the browser, and writes no file. */
const buildForBrowser = (code: string) =>
  build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? id : null),
        load: (id) => (id === "entry" ? code : null),
      },
      refuseBuildTimeModules(root),
    ],
    build: { write: false, rolldownOptions: { input: "entry" } },
  });

test("A script for the browser that holds a module of site/ stops the build.", async () => {
  const code = `import { hueColours } from "${root}/site/art/hues.ts"; console.log(hueColours);`;
  await expect(buildForBrowser(code)).rejects.toThrow(
    /run at build time only, but a browser would get them:\n {2}site\/art\/hues\.ts in assets\//,
  );
});

test("A script for the browser may hold a module of app/.", async () => {
  const code = `import { themes } from "${root}/app/components/theme-switch/theme.ts"; console.log(themes);`;
  await expect(buildForBrowser(code)).resolves.toBeDefined();
});

test("A script for the browser may hold the generator of tiles.", async () => {
  const code = `import { randomFrom } from "${root}/site/art/random.ts"; console.log(randomFrom("a")());`;
  await expect(buildForBrowser(code)).resolves.toBeDefined();
});

test("The build of the site holds itself to this.", async () => {
  const { plugins } = await resolveConfig({}, "build", "production", "production");
  expect(plugins.map(({ name }) => name)).toContain(refuseBuildTimeModules(root).name);
}, 30_000);
