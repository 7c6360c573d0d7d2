import { run, serverSettings } from "./settings.ts";

await run(() => serverSettings(process.env));
await import("./build.ts");
await import("./serve.ts");
