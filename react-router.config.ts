import { glob, readFile, rename, rm } from "node:fs/promises";
import { basename } from "node:path";
import type { Config } from "@react-router/dev/config";

/** Every path of the route table becomes a file; the error page is prerendered through the splat route and takes the name that static hosts look for. */
export default {
  ssr: false,
  prerender: ({ getStaticPaths }) => [...getStaticPaths(), "/404"],
  routeDiscovery: { mode: "initial" },
  buildEnd: async () => {
    await rename("build/client/404/index.html", "build/client/404.html");
    await rm("build/client/404", { recursive: true });
    // A page for addresses that the server does not know; here the error page is that.
    await rm("build/client/__spa-fallback.html", { force: true });
    // The server's build leaves a sheet of its own; no page names it.
    const home = await readFile("build/client/index.html", "utf8");
    for await (const sheet of glob("build/client/assets/*.css"))
      if (!home.includes(basename(sheet))) await rm(sheet);
  },
} satisfies Config;
