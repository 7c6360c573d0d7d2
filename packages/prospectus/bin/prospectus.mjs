#!/usr/bin/env node
/** The engine's command. Plain JavaScript, so that an old Node can report its version. */
const [, , command = "help", ...rest] = process.argv;

const commands = {
  new: ["creates a small site", async () => (await import("../scripts/new-site.ts")).run(rest)],
  dev: ["runs the development server", () => import("../scripts/dev.ts")],
  edit: [
    "opens the desk in the browser",
    () => {
      process.argv.push("--open=desk/");
      return import("../scripts/dev.ts");
    },
  ],
  check: ["checks the content", () => import("../scripts/check-content.ts")],
  build: ["builds the site in build/client", () => import("../scripts/build.ts")],
  serve: ["serves the built site", () => import("../scripts/serve.ts")],
  start: ["builds and serves the site", () => import("../scripts/start.ts")],
  pack: ["prepares the built site for a host", async () => (await import("../scripts/pack.ts")).run(rest)],
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
