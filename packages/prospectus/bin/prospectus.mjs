#!/usr/bin/env node
/** The one command of the engine. It is plain JavaScript, since an older Node must get as far as the sentence that says so. */
const [, , command = "help", ...rest] = process.argv;

/** What each command is for, and what runs it. */
const commands = {
  new: ["writes a small site to begin with", async () => (await import("../scripts/new-site.ts")).run(rest)],
  dev: ["shows the site, and each change as it is saved", () => import("../scripts/dev.ts")],
  edit: ["opens the writing desk", () => import("../tools/desk/edit.ts")],
  check: ["names every mistake of the content", () => import("../scripts/check-content.ts")],
  build: ["writes the site to build/client", () => import("../scripts/build.ts")],
  serve: ["serves what was built", () => import("../scripts/serve.ts")],
  start: ["builds the site and serves it", () => import("../scripts/start.ts")],
  pack: [
    "lays out what was built as a host takes it",
    async () => (await import("../scripts/pack.ts")).run(rest),
  ],
};

if (!Object.hasOwn(commands, command)) {
  const lines = Object.entries(commands).map(([name, [what]]) => `  prospectus ${name.padEnd(6)} ${what}`);
  console.log(lines.join("\n"));
  process.exitCode = command === "help" ? 0 : 1;
} else {
  if (command === "serve") process.argv.push("--reads");
  await import("../scripts/check-runtime.mjs");
  await import("../scripts/strip-types.mjs");
  process.setSourceMapsEnabled(true);
  const { sentenceOf, missingContent } = await import("../scripts/refusals.ts");
  try {
    const missing = ["new", "serve", "pack"].includes(command) ? undefined : missingContent();
    if (missing) console.error(missing);
    else await commands[command][1]();
    process.exitCode ||= missing ? 1 : 0;
  } catch (error) {
    console.error(sentenceOf(error) ?? error);
    process.exit(1);
  }
}
