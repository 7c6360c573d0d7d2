/** What visitors do whose browser runs no scripts. */
import { listPages } from "../../site/load/load.ts";
import type { Journey } from "./journeys.ts";

export const withoutScripts: readonly Journey[] = [
  {
    title: "Without scripts every page has its heading and its words",
    async go(visitor) {
      for (const { path } of listPages()) {
        // oxlint-disable-next-line no-await-in-loop -- one visitor does one thing after another.
        await visitor.visit(path);
        // oxlint-disable-next-line no-await-in-loop
        await visitor.expectsCount("h1", 1);
        // oxlint-disable-next-line no-await-in-loop
        await visitor.expects(
          () => (document.querySelector("main")?.innerText ?? "").split(/\s+/).length > 10,
          true,
          `words on ${path}`,
        );
      }
    },
  },
  {
    title: "Without scripts menus open, categories, questions, prices and a course's parts can be chosen",
    async go(visitor) {
      await visitor.visit("/faq");
      await visitor.click("body > header nav button", "Pages");
      await visitor.click("#pages-menu a", "Pricing");
      await visitor.expectsAddress("/pricing");
      await visitor.click("main label", "Yearly");
      await visitor.expectsText("$659", "main");
      await visitor.visit("/faq");
      await visitor.click("main label", "Technical requirements");
      await visitor.click("main section:not([hidden]) details:nth-child(2) > summary");
      await visitor.expectsCount("main details[open] p", 1);
      await visitor.visit("/course/management");
      await visitor.click("main a[href='#curriculum']");
      await visitor.click("main a[href='#lesson-4']");
      await visitor.expectsText("Lesson Summary", "#lesson-4");
      await visitor.expectsCount("#lesson-1", 0);
    },
  },
  {
    title: "Without scripts the forms say what they need, and put nothing into the address",
    async go(visitor) {
      await visitor.visit("/login");
      await visitor.expectsText("needs JavaScript", "main");
      await visitor.write("Password", "tiles77");
      await visitor.press("Enter");
      await visitor.visit("/contact");
      await visitor.expectsText("does not send messages yet", "main form");
      await visitor.write("Email *", "ada@reader.example");
      await visitor.press("Enter");
      await visitor.expects(() => location.href.includes("ada"), false, "the address holds what was typed");
    },
  },
];
