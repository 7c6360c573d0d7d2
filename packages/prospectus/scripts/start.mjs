/**
 * Builds the site and serves it: `npm start`. It is plain JavaScript, since an older Node must get as far as the sentence that says
 * so.
 */
import "./check-runtime.mjs";

const { portOf } = await import("./built-site.ts");
portOf(process.env.PORT);
await import("./build.ts");
await import("./serve.ts");
