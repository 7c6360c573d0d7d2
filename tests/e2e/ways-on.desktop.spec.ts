/** Ways to continue from dead ends. */
import { expect } from "@playwright/test";
import { test } from "../reused-page.ts";
import { consoleLog, field, visit } from "../spec/support.ts";

test("One press fills the demo account in, also over what is wrong in the form, and the next one logs in", async ({
  page,
}) => {
  const entries = consoleLog(page);
  const email = field(page, "Email");
  const password = field(page, "Password");
  await visit(page, "/login");
  const demo = page.getByRole("region", { name: "Test Login" });
  const account = await demo.getByRole("definition").allInnerTexts();
  const fill = demo.getByRole("button", { name: "Fill in" });
  for (const time of [1, 2]) {
    await email.fill("ada");
    await password.fill("123");
    await page.getByRole("button", { name: "Log In" }).click();
    await expect(email).toHaveAttribute("aria-invalid", "true");
    await fill.click();
    await expect(email).toHaveValue(account[0] ?? "none");
    await expect(password).toHaveValue(account[1] ?? "none");
    await expect(email).not.toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("button", { name: "Log In" })).toBeFocused();
    await page.keyboard.press("Enter");
    await page.getByRole("dialog", { name: "Success Message" }).getByRole("button", { name: "No" }).click();
    await expect(email).toHaveValue("");
    await expect.poll(() => entries).toHaveLength(time);
  }
  expect(entries.at(-1)).toEqual({ email: account[0], password: account[1] });
});
