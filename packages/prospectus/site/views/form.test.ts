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

test("a form that is sent nowhere has nothing to say of it", () => {
  expect(sendingView(smallProvider(), "contact")).toEqual({});
});

test("a form is posted to an address of its own on the same site, below the site's base", () => {
  expect(sending({ service: "own", address: "/api/contact", thanks: "/about" })).toMatchObject({
    action: "/kiln/api/contact",
    attributes: {},
    hidden: {},
    thanks: { _next: "https://kiln.example/kiln/about" },
  });
});

test("Netlify finds a form by the name in its element and in a field, and takes it at the page of thanks", () => {
  expect(sending({ service: "netlify", thanks: "/about", fields: { campus: "Dayton" } })).toMatchObject({
    action: "/kiln/about",
    attributes: { name: "course-query", "data-netlify": "true", "netlify-honeypot": "bot-field" },
    hidden: { "form-name": "course-query", campus: "Dayton" },
    thanks: {},
    trap: { name: "bot-field" },
  });
});

test("a mail link has the subject, and the words have the address", () => {
  expect(sending({ service: "mail", address: "hello@kiln.example", subject: "Clay & fire" })).toEqual({
    mailto: "mailto:hello@kiln.example?subject=Clay%20%26%20fire",
    words: "Mail of form to hello@kiln.example",
  });
});
