import { afterEach, expect, test, vi } from "vitest";
import { smallProvider } from "../../../tests/fixtures/small-provider.ts";
import { sendingView } from "../../../site/views/form.ts";
import { isTaken, send } from "./send";

type Form = NonNullable<ReturnType<typeof smallProvider>["site"]["form"]>;

const address = "https://forms.example/f/a";

/** How a form is sent to a service. */
function viewOf(service: Form["service"]) {
  const { site, ...content } = smallProvider();
  const form: Form = { service, address, thanks: "/thanks" };
  const { sending } = sendingView({ ...content, site: { ...site, form } }, "contact");
  if (!sending || "mailto" in sending) throw new Error(`To ${service} no form is sent.`);
  return sending;
}

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
  const sending = viewOf(service);
  const response = new Response(body, { headers: { "Content-Type": type } });
  Object.defineProperty(response, "url", { value: url });
  expect(await isTaken(response, sending)).toBe(says);
});

afterEach(() => void vi.unstubAllGlobals());

test.each<[service: Form["service"], to: string, type: string, body: string]>([
  ["formspree", address, "application/x-www-form-urlencoded;charset=UTF-8", "email=ada%40reader.example"],
  ["own", address, "application/x-www-form-urlencoded;charset=UTF-8", "email=ada%40reader.example"],
  ["web3forms", address, "application/json", '{"email":"ada@reader.example"}'],
  ["netlify", "/thanks", "application/x-www-form-urlencoded;charset=UTF-8", "email=ada%40reader.example"],
])(
  "a script asks %s at %s for JSON with %s, and names no page of thanks",
  async (service, to, type, body) => {
    const asked: [string, RequestInit][] = [];
    vi.stubGlobal("fetch", (where: string, how: RequestInit) => {
      asked.push([where, how]);
      return Promise.resolve(new Response(null, { status: 429 }));
    });
    const view = viewOf(service);
    const form = new FormData();
    form.set("email", "ada@reader.example");
    for (const name of Object.keys(view.thanks)) form.set(name, "https://kiln.example/thanks");
    // There is no document here whose form gives its values.
    vi.stubGlobal("FormData", function values() {
      return form;
    });
    expect(await send({} as HTMLFormElement, view)).toEqual({ status: "tooMany" });
    const [[where, how] = ["", {}]] = asked;
    const request = new Request("https://kiln.example/", how);
    expect([where, request.headers.get("Accept"), request.headers.get("Content-Type")]).toEqual([
      to,
      "application/json",
      type,
    ]);
    expect(await request.text()).toBe(body);
  },
);
