/** What visitors do with forms. */
import { expect } from "vitest";
import type { Journey } from "./journeys.ts";

export const formJourneys: readonly Journey[] = [
  {
    title: "Log-in refuses what is wrong, waits, and then asks whether to go on",
    async go(visitor) {
      await visitor.visit("/login");
      await visitor.click("main button", "Log In");
      await visitor.expectsText("Invalid email address", "main form");
      await visitor.expectsText("Password must be at least 5 charachters", "main form");
      await visitor.expects(() => document.activeElement?.getAttribute("name"), "email", "the focus");
      await visitor.write("Email", "ada@reader.example");
      await visitor.write("Password", "tiles7777");
      await visitor.press("Enter");
      await visitor.expectsText("Password must be less than 8 charachters", "main form");
      await visitor.press("Backspace");
      await visitor.press("Enter");
      await visitor.expectsWords("main form button[type=submit]", ["Please Wait..."]);
      await visitor.expectsText("Do you want to continue?", "dialog[open]");
      await visitor.click("dialog button", "No");
      await visitor.expects(
        () => [...document.querySelectorAll("input")].map(({ value }) => value),
        ["", ""],
        "the form is empty",
      );
      await visitor.write("Email", "ada@reader.example");
      await visitor.write("Password", "tiles77");
      await visitor.click("main button", "Log In");
      await visitor.expectsText("Success Message", "dialog[open]");
      await visitor.engine.click(5, 5);
      await visitor.expects(
        () => document.querySelectorAll("dialog[open]").length,
        0,
        "a click beside closes the panel",
      );
      await visitor.write("Email", "ada@reader.example");
      await visitor.write("Password", "tiles77");
      await visitor.click("main button", "Log In");
      await visitor.click("dialog a", "Yes");
      await visitor.expectsAddress("/");
    },
  },
  {
    title: "Sign-up refuses what is wrong, and then shows name, email and the hashed password",
    async go(visitor) {
      await visitor.visit("/signup");
      await visitor.click("main button", "Sign Up");
      await visitor.expectsText("Invalid email address", "main form");
      await visitor.write("Email", "ada@reader.example");
      await visitor.write("Name", "Ada");
      await visitor.write("Password", "tiles77");
      await visitor.click("main button", "Sign Up");
      await visitor.expectsText("ada@reader.example", "dialog[open]");
      await visitor.expectsText("$2b$10$", "dialog[open]");
      await visitor.click("dialog a", "Continue");
      await visitor.expectsAddress("/");
    },
  },
  {
    title: "The contact form says that it does not send, and remembers who asked it to",
    async go(visitor) {
      const values = () =>
        [...document.querySelectorAll<HTMLInputElement>("main input[name=name], main input[name=email]")].map(
          ({ value }) => value,
        );
      await visitor.visit("/contact");
      await visitor.write("Name *", "Ada");
      await visitor.write("Email *", "no address");
      await visitor.click("main label", "Save information for the next time comment.");
      await visitor.click("main button", "Send Message");
      await visitor.expectsText("does not send messages yet", "main form [role=status]");
      await visitor.expectsAddress("/contact");
      await visitor.visit("/contact");
      await visitor.expects(values, ["Ada", "no address"], "what was remembered");
      await visitor.click("main label", "Save information for the next time comment.");
      await visitor.click("main button", "Send Message");
      await visitor.visit("/contact");
      await visitor.expects(values, ["", ""], "what was forgotten");
    },
  },
  {
    title: "What was typed into a form is there again after a reload, and on Back from a link",
    async go(visitor) {
      const typed = () =>
        [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>("main input, main textarea")]
          .map(({ value }) => value)
          .filter((value) => value.startsWith("My"));
      await visitor.visit("/contact");
      await visitor.write("Name *", "My name");
      await visitor.write("Message *", "My message");
      await visitor.engine.reload();
      await visitor.takenOver();
      await visitor.expects(typed, ["My name", "My message"], "after a reload");
      await visitor.click("header a", "Tessera");
      await visitor.expectsAddress("/");
      await visitor.engine.back();
      await visitor.expectsAddress("/contact");
      await visitor.takenOver();
      await visitor.expects(typed, ["My name", "My message"], "on Back");
    },
  },
  {
    title: "A long message stays within its field",
    async go(visitor) {
      await visitor.visit("/contact");
      const tall = () =>
        Math.round(document.querySelector("main textarea")?.getBoundingClientRect().height ?? 0);
      const empty = await visitor.engine.run(tall, undefined);
      expect(empty).toBeGreaterThanOrEqual(150);
      await visitor.click("main textarea");
      for (let line = 0; line < 14; line += 1) {
        // oxlint-disable-next-line no-await-in-loop
        await visitor.engine.type("a");
        // oxlint-disable-next-line no-await-in-loop
        await visitor.press("Enter");
      }
      const full = await visitor.engine.run(tall, undefined);
      expect(full).toBeGreaterThanOrEqual(empty);
      expect(full).toBeLessThanOrEqual(480);
      await visitor.expects(
        () => {
          const field = document.querySelector("main textarea");
          return field !== null && field.scrollTop + field.clientHeight >= field.scrollHeight - 30;
        },
        true,
        "the line that is being written is seen",
      );
    },
  },
];
