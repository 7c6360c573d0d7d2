import { expect, test } from "vitest";
import type { Content } from "../content.ts";
import { smallProvider } from "../../tests/fixtures/small-provider.ts";
import { sendingView } from "./form.ts";

type Form = NonNullable<Content["site"]["form"]>;

function sending(form: Form) {
  const content = smallProvider();
  const site = { ...content.site, base: "/kiln/", form };
  return sendingView({ ...content, site }, "course-query").sending;
}

test("a site without a form service has no sending data", () => {
  expect(sendingView(smallProvider(), "contact")).toEqual({});
});

test("a form can be posted to the same site, below its base", () => {
  expect(sending({ service: "own", address: "/api/contact", thanks: "/about" })).toMatchObject({
    action: "/kiln/api/contact",
    attributes: {},
    hidden: {},
    thanks: { _next: "https://kiln.example/kiln/about" },
  });
});

test("Netlify finds a form by its name, and receives it at the thank-you page", () => {
  expect(sending({ service: "netlify", thanks: "/about", fields: { campus: "Dayton" } })).toMatchObject({
    action: "/kiln/about",
    attributes: { name: "course-query", "data-netlify": "true", "netlify-honeypot": "bot-field" },
    hidden: { "form-name": "course-query", campus: "Dayton" },
    thanks: {},
    trap: { name: "bot-field" },
  });
});

test("a mail link has the subject, and its text the address", () => {
  expect(sending({ service: "mail", address: "hello@kiln.example", subject: "Clay & fire" })).toEqual({
    mailto: "mailto:hello@kiln.example?subject=Clay%20%26%20fire",
    words: "Mail of form to hello@kiln.example",
  });
});
