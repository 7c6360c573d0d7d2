import { load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { smallProvider } from "../../../tests/fixtures/small-provider.ts";
import { sendingView } from "../../../site/views/form.ts";
import { MessageForm } from "./message-form";

/** The form of a service as it stands in the HTML. */
function drawn(form: NonNullable<ReturnType<typeof smallProvider>["site"]["form"]>) {
  const { site, ...content } = smallProvider();
  const { sending } = sendingView({ ...content, site: { ...site, form } }, "contact");
  if (!sending) throw new Error("A site with a form sends it.");
  return load(
    renderToStaticMarkup(
      createElement(MessageForm, {
        id: "contact",
        title: "Write to us",
        fields: [{ name: "email", label: "Email" }],
        words: { save: "Save", button: "Send", required: "Required" },
        sending,
      }),
    ),
  );
}

test("where the service is mail, a link stands in place of the form", () => {
  const $ = drawn({ service: "mail", address: "hello@kiln.example" });
  expect($("form, input")).toHaveLength(0);
  expect($("h2, p, a").text()).toBe("Write to usMail of form to hello@kiln.exampleSend");
  expect($("a").attr("href")).toBe("mailto:hello@kiln.example");
});

const thanks = "https://kiln.example/about";

// As docs.web3forms.com (api-reference, redirection, spam-protection), docs.netlify.com (forms/setup, forms/spam-filters) and
// help.formspree.io (honeypot-spam-filtering) have it.
test.each([
  ["formspree", { address: "https://formspree.io/f/abcdefgh" }, { _subject: "S", _next: thanks }, "_gotcha"],
  ["own", { address: "/api/contact" }, { _subject: "S", _next: thanks }, "_gotcha"],
  [
    "web3forms",
    { address: "https://api.web3forms.com/submit", fields: { access_key: "0a1b" } },
    { subject: "S", access_key: "0a1b", redirect: thanks },
    "botcheck",
  ],
  ["netlify", {}, { "form-name": "contact", subject: "S" }, "bot-field"],
] as const)("without a script %s gets a form as it asks for one", (service, rest, hidden, trap) => {
  const $ = drawn({ service, ...rest, thanks: "/about", subject: "S" });
  const form = $("form");
  expect(form.attr("method")).toBe("post");
  expect(form.attr("action")).toBe("address" in rest ? rest.address : "/about");
  const fields = $("[type=hidden]").get();
  expect(Object.fromEntries(fields.map(({ attribs: { name, value } }) => [name, value]))).toEqual(hidden);
  expect($(`p[hidden] [name="${trap}"]`)).toHaveLength(1);
  expect([form.attr("data-netlify"), form.attr("netlify-honeypot"), form.attr("name")]).toEqual(
    service === "netlify" ? ["true", trap, "contact"] : [undefined, undefined, undefined],
  );
});
