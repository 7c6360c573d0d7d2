/** What visitors find whose browser has an extension or a translator, which changes a page before React takes it over. */
import { allChanges, changing, look, times } from "../../tests/fixtures/document-changes.ts";
import type { Journey } from "./journeys.ts";
import type { Visitor } from "./visitor.ts";

/** What is done on a page of each kind. */
const uses: readonly (readonly [path: string, act: (visitor: Visitor) => Promise<void>])[] = [
  [
    "/",
    async (visitor) => {
      await visitor.click("main label", "Finance");
      await visitor.expectsCount("fieldset article", 2);
    },
  ],
  [
    "/contact",
    async (visitor) => {
      await visitor.click("main button", "Send Message");
      await visitor.expectsText("does not send messages yet", "main form [role=status]");
    },
  ],
  [
    "/course/design",
    async (visitor) => {
      await visitor.click("[role=tab]", "Curriculum");
      await visitor.expectsCount("#curriculum", 1);
    },
  ],
  [
    "/login",
    async (visitor) => {
      await visitor.click("main button", "Log In");
      await visitor.expectsCount("#login-email-error", 1);
    },
  ],
];

/** React reports that it has drawn something anew, which is no fault here. */
const expected = `addEventListener("error", (event) => {
  if (event.message.includes("React error #418")) event.stopImmediatePropagation();
});`;

/** Four pages, their scripts on time and 900 ms late, changed at both times. */
export const changedPageJourneys: readonly Journey[] = allChanges.map((change) => ({
  title: `A page is whole, styled and usable with ${change}`,
  async go(visitor) {
    try {
      for (const [path, act] of uses) {
        visitor.finds();
        // oxlint-disable-next-line no-await-in-loop -- one page after another.
        await visitor.visit(path);
        // oxlint-disable-next-line no-await-in-loop
        const whole = await visitor.engine.run(look, undefined);
        for (const time of times)
          for (const late of [0, 900]) {
            visitor.finds({ script: `${expected}${changing([change], time)}`, late });
            // oxlint-disable-next-line no-await-in-loop
            await visitor.visit(path);
            // oxlint-disable-next-line no-await-in-loop
            await visitor.expects(() => Reflect.get(window, "changes"), 1, `${path} is changed`);
            // oxlint-disable-next-line no-await-in-loop
            await visitor.expects(look, whole, `${path}, ${time}, ${late} ms late`);
            // oxlint-disable-next-line no-await-in-loop
            await act(visitor);
          }
      }
    } finally {
      visitor.finds();
    }
  },
}));
