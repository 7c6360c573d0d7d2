import { expect } from "@playwright/test";
import { test } from "../kept-page.ts";
import { visit } from "./support.ts";

const forms = [
  ["/contact", "Send Message", "Subject"],
  ["/course/design#query", "Send Your Query", "Course category"],
] as const;

for (const [path, name, first] of forms)
  test(`Ruling Buttons 8: the status line of an empty form is seen beside ${name}, wherever the form is sent from`, async ({
    page,
  }) => {
    await visit(page, path);
    const main = page.getByRole("main");
    const button = main.getByRole("button", { name });
    const status = main.getByRole("status");
    // With the button at the foot of the window there is no room below it.
    await button.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await expect(status).toBeEmpty();
    await button.click();
    await expect(status).toContainText("does not send messages yet");
    await expect(status).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
    // Sent again by Enter, from a field that the button and its line are far from.
    const field = main.getByLabel(first);
    await field.evaluate((element) => element.scrollIntoView({ block: "end" }));
    await field.press("Enter");
    await expect(status).toBeInViewport({ ratio: 1 });
  });
