import { expect, test } from "vitest";
import { smallProvider } from "../../../tests/fixtures/small-provider.ts";
import { sendingView } from "../../../site/views/form.ts";
import { isTaken } from "./send";

type Form = NonNullable<ReturnType<typeof smallProvider>["site"]["form"]>;

const page = "<!doctype html><p>Are you a robot?</p>";
const html = "text/html; charset=utf-8";
const json = "application/json";

test.each<[service: Form["service"], says: boolean, type: string, body: string, url?: string]>([
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
])("to a form of %s it is %s that %s of %s is the word that a message has arrived", async (...given) => {
  const [service, says, type, body, url = ""] = given;
  const { site, ...content } = smallProvider();
  const form: Form = { service, address: "https://forms.example/f/a", thanks: "/thanks" };
  const { sending } = sendingView({ ...content, site: { ...site, form } }, "contact");
  const response = new Response(body, { headers: { "Content-Type": type } });
  Object.defineProperty(response, "url", { value: url });
  expect(sending && "taken" in sending && (await isTaken(response, sending))).toBe(says);
});
