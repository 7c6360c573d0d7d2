import { portOf } from "../src/build/built-site.ts";

portOf(process.env.PORT);
await import("./build.ts");
await import("./serve.ts");
