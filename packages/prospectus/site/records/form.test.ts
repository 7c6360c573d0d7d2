import { expect, test } from "vitest";
import { saidOf } from "../../tests/fixtures/said-of.ts";
import { form } from "./form.ts";

const thanks = "/thanks";
const atFormspree = "https://formspree.io/f/abcdefgh";
const atWeb3Forms = "https://api.web3forms.com/submit";
const key = { access_key: "0a1b" };

test.each<[string, object]>([
  ["formspree", { address: atFormspree, thanks, subject: "From the site", fields: { _language: "fr" } }],
  ["web3forms", { address: atWeb3Forms, thanks, fields: key }],
  ["netlify", { thanks }],
  ["own", { address: "https://forms.kiln.example/post?x=1", thanks }],
  ["own", { address: "/api/contact", thanks }],
  ["mail", { address: "hello@kiln.example", subject: "From the site" }],
])("a form can use %s", (service, rest) => {
  expect(saidOf(form, { service, ...rest })).toEqual([]);
});

const reserved = (name: string) =>
  `fields.${name}: another name, since forms already send a field with this name`;
const noThanks = "thanks: the path of the thank-you page for visitors without JavaScript, such as /thanks";

test.each<[string, object, string[]]>([
  [
    "formspree",
    { address: "hello@kiln.example" },
    ["address: the address of a form at Formspree, such as https://formspree.io/f/abcdefgh", noThanks],
  ],
  [
    "web3forms",
    { thanks },
    [
      "address: the address of Web3Forms, https://api.web3forms.com/submit",
      "fields.access_key: the access key from the mail of Web3Forms",
    ],
  ],
  [
    "netlify",
    { address: "/", thanks },
    ["address: no address, since Netlify receives what is posted to the thank-you page"],
  ],
  [
    "mail",
    { address: "mailto:hello@kiln.example", thanks, fields: key },
    [
      "address: an email address, such as hello@school.example",
      "thanks: only “address” and “subject”, since the service mail sends no form",
      "fields: only “address” and “subject”, since the service mail sends no form",
    ],
  ],
  [
    "formspree",
    {
      address: "https://formspree.io/f/YOUR_ID",
      thanks,
      fields: { _gotcha: "x", botcheck: "x", _next: "x" },
    },
    [
      "address: your own value from the service, not its example",
      reserved("_gotcha"),
      reserved("botcheck"),
      reserved("_next"),
    ],
  ],
  [
    "web3forms",
    { address: atWeb3Forms, thanks, fields: { access_key: "YOUR_ACCESS_KEY_HERE" } },
    ["fields.access_key: your own value from the service, not its example"],
  ],
])("mistakes of a form with %s are reported", (service, rest, said) => {
  expect(saidOf(form, { service, ...rest })).toEqual(said);
});

test.each(["http://forms.example/", "//forms.example/x", "/", "/a b", "/\\evil.example"])(
  "“%s” is no address for the service own",
  (address) => {
    expect(saidOf(form, { service: "own", address, thanks })).toEqual([
      "address: a full address that starts with https:, or a path of this site such as /api/contact",
    ]);
  },
);

test("the thank-you page is a page of this site", () => {
  for (const page of ["thanks", "https://kiln.example/thanks", "//thanks"])
    expect(saidOf(form, { service: "netlify", thanks: page })).toEqual([
      "thanks: the path of a page of this site, such as /contact",
    ]);
});
