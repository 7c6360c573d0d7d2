import { load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { smallProvider } from "../../../tests/fixtures/small-provider.ts";
import { sendingView } from "../../../site/views/form.ts";
import { MessageForm } from "./message-form";
import { isAccepted, send } from "./send";

type Form = NonNullable<ReturnType<typeof smallProvider>["site"]["form"]>;

function viewOf(form: Form) {
  const { site, ...content } = smallProvider();
  const { sending } = sendingView({ ...content, site: { ...site, form } }, "contact");
  if (!sending) throw new Error("A site with a form sends it.");
  return sending;
}

const address = "https://forms.example/f/a";

function postTo(service: Form["service"]) {
  const sending = viewOf({ service, address, thanks: "/thanks" });
  if ("mailto" in sending) throw new Error(`To ${service} no form is sent.`);
  return sending;
}

const drawn = (form: Form) =>
  load(
    renderToStaticMarkup(
      createElement(MessageForm, {
        id: "contact",
        title: "Write to us",
        fields: [{ name: "email", label: "Email" }],
        words: { save: "Save", button: "Send", required: "Required" },
        sending: viewOf(form),
      }),
    ),
  );

test("with the service mail, a link replaces the form", () => {
  const $ = drawn({ service: "mail", address: "hello@kiln.example" });
  expect($("form, input")).toHaveLength(0);
  expect($("h2, p, a").text()).toBe("Write to usMail of form to hello@kiln.exampleSend");
  expect($("a").attr("href")).toBe("mailto:hello@kiln.example");
});

const thanks = "https://kiln.example/about";

// From the documentation of Web3Forms, Netlify and Formspree.
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
] as const)("without a script %s receives the fields that it requires", (service, rest, hidden, trap) => {
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

const page = "<!doctype html><p>Are you a robot?</p>";
const html = "text/html; charset=utf-8";
const json = "application/json";

test.each<[service: Form["service"], accepted: boolean, type: string, body: string, url?: string]>([
  ["formspree", true, json, '{"ok":true,"next":"/thanks"}'],
  ["formspree", false, json, '{"ok":false}'],
  ["formspree", false, json, "null"],
  ["formspree", false, html, page],
  ["web3forms", true, json, '{"success":true,"message":"Sent"}'],
  ["web3forms", false, json, '{"success":false,"message":"Spam"}'],
  ["web3forms", false, html, page],
  ["netlify", true, html, page],
  ["own", true, "", ""],
  ["own", true, "text/plain", "Thank you"],
  ["own", true, json, "{}"],
  ["own", false, json, '{"success":false}'],
  ["own", false, html, page],
  ["own", true, html, page, "https://kiln.example/thanks"],
])(
  "%s has accepted a message: %s, if it answers with %s %s",
  async (service, accepted, type, body, url = "") => {
    const response = new Response(body, { headers: { "Content-Type": type } });
    Object.defineProperty(response, "url", { value: url });
    expect(await isAccepted(response, postTo(service))).toBe(accepted);
  },
);

afterEach(() => void vi.unstubAllGlobals());

const encoded = "application/x-www-form-urlencoded;charset=UTF-8";

test.each<[service: Form["service"], to: string, type: string, body: string]>([
  ["formspree", address, encoded, "email=ada%40reader.example"],
  ["own", address, encoded, "email=ada%40reader.example"],
  ["web3forms", address, json, '{"email":"ada@reader.example"}'],
  ["netlify", "/thanks", encoded, "email=ada%40reader.example"],
])("a script asks %s at %s for JSON with %s, without a thank-you page", async (service, to, type, body) => {
  const post = postTo(service);
  const values = new Map([["email", "ada@reader.example"]]);
  for (const name of Object.keys(post.thanks)) values.set(name, "https://kiln.example/thanks");
  // Node has no form to read.
  vi.stubGlobal("FormData", function formData() {
    return values;
  });
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(null, { status: 429 })));
  vi.stubGlobal("fetch", fetched);
  expect(await send({} as HTMLFormElement, post)).toEqual({ status: "tooMany" });
  const [[where, how] = [""]] = fetched.mock.calls;
  const request = new Request("https://kiln.example/", how);
  expect([where, request.headers.get("Accept"), request.headers.get("Content-Type")]).toEqual([
    to,
    json,
    type,
  ]);
  expect(await request.text()).toBe(body);
});
