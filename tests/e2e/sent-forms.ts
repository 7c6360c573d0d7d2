/** A form that is posted to an address: a double of a form service. */
import { expect, type Browser, type Page } from "@playwright/test";
import { freshTest as test } from "../reused-page.ts";
import { base, formAddress, host } from "../fixtures/grown-provider.ts";
import { field, hydrated } from "../spec/support.ts";

const written = { name: "Ada", email: "ada@reader.example", message: "Is the wheel free?" };

const send = (page: Page) => page.getByRole("button", { name: "Send Message" });

const control = (page: Page, name: string) =>
  field(page, `${name.charAt(0).toUpperCase()}${name.slice(1)} *`);

/** Opens the contact page in a new context, with the double at its address. `asked` collects the posted fields. */
async function openContact(browser: Browser, javaScriptEnabled: boolean) {
  const context = await browser.newContext({ baseURL: host + base, javaScriptEnabled });
  const asked: Record<string, string>[] = [];
  await context.route(formAddress, (route) => {
    const request = route.request();
    asked.push(Object.fromEntries(new URLSearchParams(request.postData() ?? "")));
    return route.fulfill({ contentType: "text/html", body: `<title>${request.method()}</title>` });
  });
  const page = await context.newPage();
  await page.goto("contact");
  if (javaScriptEnabled) await hydrated(page);
  return { page, asked };
}

export function sentFormTests(): void {
  for (const javaScriptEnabled of [true, false])
    test(`With an address the browser validates a form and posts it there, ${javaScriptEnabled ? "with" : "without"} a script`, async ({
      browser,
    }) => {
      const { page, asked } = await openContact(browser, javaScriptEnabled);
      await expect(page.getByText("does not send messages yet")).toHaveCount(0);
      await send(page).click();
      for (const [name, text] of Object.entries({ ...written, email: "ada" }))
        await control(page, name).fill(text);
      await send(page).click();
      await expect(control(page, "email")).toBeFocused();
      expect(asked).toEqual([]);
      await control(page, "email").fill(written.email);
      await send(page).click();
      await expect(page).toHaveURL(formAddress);
      await expect(page).toHaveTitle("POST");
      expect(asked).toEqual([{ ...written, subject: "" }]);
      await page.context().close();
    });

  test("A ticked name and email return after the form was posted", async ({ browser }) => {
    const { page } = await openContact(browser, true);
    for (const [name, text] of Object.entries(written)) await control(page, name).fill(text);
    await page.getByLabel(/Save information/).check();
    await send(page).click();
    await expect(page).toHaveURL(formAddress);
    await page.goto("contact");
    await hydrated(page);
    for (const name of ["name", "email"] as const)
      await expect(control(page, name)).toHaveValue(written[name]);
    await expect(control(page, "message")).toHaveValue("");
    await page.context().close();
  });
}
