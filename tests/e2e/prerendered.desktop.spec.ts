import { expect } from "@playwright/test";
import { openTab } from "../../tools/tab.ts";
import { freshTest as test } from "../reused-page.ts";

test("The page of a hovered link is prerendered and hydrated, and its entrance motion waits until it shows", async ({
  baseURL,
}) => {
  const tab = await openTab();
  const mouse = async (type: "mouseMoved" | "mousePressed" | "mouseReleased") => {
    const place = await tab.run(() => {
      const { x = 0, y = 0 } = document.querySelector("header a")?.getBoundingClientRect() ?? {};
      return { x: x + 5, y: y + 5 };
    });
    await tab.send("Input.dispatchMouseEvent", { type, ...place, button: "left", clickCount: 1 });
  };
  await tab.visit(`${baseURL}/about`);
  await mouse("mouseMoved");
  await tab.until(() => "hydrated" in document.documentElement.dataset, "ahead");
  const waiting = () => [document.prerendering, document.querySelectorAll("[data-reveal]").length];
  expect(await tab.run(waiting, "ahead")).toEqual([true, 0]);
  await mouse("mousePressed");
  await mouse("mouseReleased");
  const shown = await tab.until(() => {
    const [page] = performance.getEntriesByType("navigation");
    return location.pathname === "/" && page && Number(Reflect.get(page, "activationStart"));
  });
  expect(shown).toBeGreaterThan(0);
  await tab.until(() => document.querySelector("[data-reveal=waiting]") !== null);
  await tab.close();
});
