import { expect, test } from "@playwright/test";
import { loadContent } from "../../site/load/load.ts";
import { rowFrom } from "../../site/shell.ts";
import { expectRoom, faultsOfHeader, rename } from "./room.ts";

for (const name of ["Kilns", "FutureLearned", "Northwestern Open School", "Northwesternopenschool24"])
  test(`The header is whole with the name ${name}`, async ({ page }) => {
    const { brand, navigation, site } = loadContent("content");
    await page.goto("/about");
    await expect(page.getByRole("banner")).toHaveAttribute("data-row", "60");
    await rename(page, name);
    await page
      .getByRole("banner")
      .evaluate(
        (header, row) => header.setAttribute("data-row", row),
        String(rowFrom({ brand, navigation, site: { ...site, name } })),
      );
    await expectRoom(page, () => faultsOfHeader(page));
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  });
