import { expect, test } from "@playwright/test";
import { visit } from "../spec/support.ts";

test("A script that is not the one that was built does not run, and the page stays as it came", async ({
  page,
}) => {
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  await page.route(/\/assets\/page-/, (route) =>
    route.fulfill({ contentType: "text/javascript", body: "window.changed = true;" }),
  );
  await page.goto("/about");
  await expect.poll(() => complaints.join()).toContain("integrity");
  expect(await page.evaluate(() => "changed" in window)).toBe(false);
  await page.getByRole("banner").getByRole("link", { name: "Blog" }).click();
  await expect(page).toHaveURL("/blog");
});

test("A page may read a file of its own site, as Lighthouse reads robots.txt, and asks no other host", async ({
  page,
}) => {
  await visit(page, "/about");
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const answers = await page.evaluate(() =>
    Promise.all(
      ["/robots.txt", "https://elsewhere.example/"].map((address) =>
        fetch(address).then(
          ({ status }) => status,
          () => "refused",
        ),
      ),
    ),
  );
  expect(answers).toEqual([200, "refused"]);
  expect(asked.filter((address) => address.includes("elsewhere"))).toEqual([]);
});
