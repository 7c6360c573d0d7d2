/** Two groups of tabs on one page. No page has two. */
import { expect, type Locator } from "@playwright/test";
import { freshTest as test } from "../reused-page.ts";
import { createServer, type ViteDevServer } from "vite";
import { testPort } from "../fixtures/port.ts";

const port = testPort(5);
let server: ViteDevServer;

/** Modules of the page. The second is for the server alone. */
const modules: Readonly<Record<string, string>> = {
  "virtual:two-tabs": `
    import { createElement as h } from "react";
    import { Tabs } from "/src/components/tabs/tabs.tsx";
    const tab = (id, label, ...anchors) => ({
      id, label, anchors, panel: h("div", null, "About " + label, anchors.map((id) => h("p", { key: id, id }, "More on " + label))),
    });
    export const page = [
      h(Tabs, { key: 1, label: "Fruit", tabs: [tab("apple", "Apples"), tab("pear", "Pears")] }),
      h(Tabs, { key: 2, label: "Trees", tabs: [tab("oak", "Oaks"), tab("elm", "Elms", "elm-leaf")] }),
    ];`,
  "virtual:two-tabs-html": `
    import { renderToString } from "react-dom/server";
    import { markByAddress } from "/src/components/tabs/tabs.tsx";
    import { page } from "virtual:two-tabs";
    export const html = renderToString(page);
    export const styles = page.map(({ props }) => markByAddress(props.tabs)).join("");`,
};

const script = `<script type="module">
  import { hydrateRoot } from "react-dom/client";
  import { page } from "virtual:two-tabs";
  hydrateRoot(document.body.firstElementChild, page);
</script>`;

test.beforeAll(async () => {
  server = await createServer({
    configFile: false,
    appType: "custom",
    logLevel: "error",
    cacheDir: ".cache/two-tabs",
    server: { port, strictPort: true },
    optimizeDeps: { noDiscovery: true, include: ["react", "react/jsx-dev-runtime", "react-dom/client"] },
    plugins: [
      {
        name: "two-tabs",
        resolveId: (id) => (id in modules ? `\0${id}` : undefined),
        load: (id) => modules[id.slice(1)],
        configureServer({ middlewares, ssrLoadModule, transformIndexHtml }) {
          middlewares.use("/page", async ({ originalUrl = "" }, response) => {
            const { html, styles } = await ssrLoadModule("virtual:two-tabs-html");
            const style = '<link rel="stylesheet" href="/src/components/tabs/tabs.module.css?direct">';
            const text = `<!DOCTYPE html><title>Tabs</title>${style}<style>${styles}</style><body><div>${html}</div>${script}`;
            response.setHeader("Content-Type", "text/html");
            response.end(await transformIndexHtml(originalUrl, text));
          });
        },
      },
    ],
  });
  await server.listen();
});

test.afterAll(async () => server.close());

const isMarked = (link: Locator) =>
  link.evaluate((element) => getComputedStyle(element).getPropertyValue("--chosen") === "100%");

test("Each of two groups of tabs keeps its own choice, and Back restores the last one", async ({ page }) => {
  await page.goto(`http://localhost:${port}/page`);
  const tab = (name: string) => page.getByRole("tab", { name });
  const shown = page.getByRole("tabpanel");
  await expect(tab("Apples")).toHaveAttribute("aria-selected", "true");
  await expect(shown).toHaveText([/Apples/, /Oaks/]);
  await tab("Pears").click();
  await expect(shown).toHaveText([/Pears/, /Oaks/]);
  await tab("Oaks").press("ArrowRight");
  await expect(tab("Elms")).toBeFocused();
  await expect(shown).toHaveText([/Pears/, /Elms/]);
  await tab("Oaks").click();
  await tab("Apples").click();
  await expect(shown).toHaveText([/Apples/, /Oaks/]);
  await page.goBack();
  await expect(tab("Apples")).toHaveAttribute("aria-selected", "true");
  await page.evaluate(() => (location.hash = "elm-leaf"));
  await expect(shown).toHaveText([/Apples/, /Elms/]);
});

test.describe.configure({ mode: "default" });

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("Each of two groups of tabs marks the tab of its own panel", async ({ page }) => {
    for (const [hash, chosen] of [
      ["", ["Apples", "Oaks"]],
      ["#pear", ["Pears", "Oaks"]],
      ["#elm-leaf", ["Apples", "Elms"]],
    ] as const) {
      await page.goto(`http://localhost:${port}/page?${hash}`);
      for (const name of ["Apples", "Pears", "Oaks", "Elms"]) {
        const isChosen = chosen.some((one) => one === name);
        await expect(page.getByText(`About ${name}`), name).toBeVisible({ visible: isChosen });
        expect(await isMarked(page.getByRole("link", { name })), `${hash} ${name}`).toBe(isChosen);
      }
    }
  });
});
