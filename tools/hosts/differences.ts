/**
 * Where a host cannot do as the others, with the reason. What is not in this table fails the run, and so does what is no longer so.
 */

/** A difference of one server in one behaviour. */
export type Difference = {
  server: string;
  /** The title of the behaviour. */
  behaviour: string;
  /** A word for the table. */
  word: string;
  /** The answers that are not as elsewhere, by question. */
  seen: Readonly<Record<string, string>>;
  /** Why, and what it means for visitors. */
  reason: string;
};

const redirected = "307 with something else";

const ofNginx = ["nginx", "container"].map((server) => ({
  server,
  behaviour: "all header fields come with what is refused",
  word: "twice",
  seen: { "/icon-192.png": "each twice" },
  reason:
    "nginx writes its header fields twice on 416 (a part that a file does not have). Both values are the same, and nobody shows such an answer.",
}));

const ofCaddy: readonly Omit<Difference, "server">[] = [
  {
    behaviour: "a part that a file does not have is refused: 416",
    word: "empty",
    seen: { "Range: bytes=-0": "206 nothing" },
    reason: "The last nothing of a file is given as an empty part. No browser asks for it.",
  },
  {
    behaviour: "an unknown unit, or a part of another version, gives the whole file: 200",
    word: "416",
    seen: { "Range: lines=0-3": "416" },
    reason: "Ranges in another unit than bytes are refused instead of ignored. No browser asks for them.",
  },
];

const ofCloudflare: readonly Omit<Difference, "server">[] = [
  {
    behaviour: "a page has one address, without a slash or index.html at its end: 301",
    word: "307",
    seen: {
      "/about/": "307 /about",
      "/about/?from=mail&a=b?c": "307 /about?from=mail&a=b?c",
      "/about/index.html": "307 /about",
      "/index.html": "307 /",
    },
    reason:
      "Cloudflare redirects with 307 and has no setting for it. Search engines learn the one address from the canonical link of the page.",
  },
  {
    behaviour: "letters written as numbers lead to the one address: 301",
    word: "307",
    seen: { "/%61bout": "307 /about", "/%61bout?a=b": "307 /about?a=b", "/about%2F": "307 /about" },
    reason: "As for the slash: 307.",
  },
  {
    behaviour: "the whole address may stand in the request (RFC 9112, 3.2.2)",
    word: "edge",
    seen: { "http://tessera.example/about": "500", "http://tessera.example/": "500" },
    reason:
      "Only proxies ask so, and Cloudflare’s edge reads it. The runtime that stands behind it does not.",
  },
  {
    behaviour: "the error page, files of pages, compressed copies and what hosts read have no address: 404",
    word: "redirect",
    seen: { "/404": "200 with it", "/404.html": redirected, "/about.html": redirected },
    reason:
      "Cloudflare takes .html away by a redirect, and shows the error page with 200 to who asks for /404. Nothing links there.",
  },
  {
    behaviour: "odd addresses that name nothing: 404",
    word: "redirect",
    seen: { "/[x]": redirected },
    reason:
      "An address that is not written as it should be (/%5Bx%5D) is redirected first, and then not found.",
  },
  {
    behaviour: "several slashes in a row name nothing: 404",
    word: "redirect",
    seen: {
      "//about": redirected,
      "/%2fabout": redirected,
      "//about/": redirected,
      "/blog//blog1": redirected,
    },
    reason: "Several slashes become one, by a redirect on the same host.",
  },
  {
    behaviour: "what cannot be decoded names nothing: 404, or 400",
    word: "redirect",
    seen: { "/%E0%A4%A": "307", "/%": "307" },
    reason: "Redirected to an address that can be decoded, and then not found.",
  },
  {
    behaviour: "nothing outside the site can be had: 404, or 400",
    word: "redirect",
    seen: { "/..%2f..%2fpackage.json": "307" },
    reason: "Redirected to the address without dots, and then not found.",
  },
  {
    behaviour: "every kind of file comes compressed, if it is text",
    word: "one not",
    seen: { ".ics": "none with it" },
    reason: "Calendars (.ics) are not among the types that Cloudflare compresses. They have some 4 KB.",
  },
  {
    behaviour: "caches are told that what is sent depends on what the browser can read: Vary",
    word: "edge",
    seen: Object.fromEntries(
      ["/", "/favicon.svg", "/nowhere"].flatMap((path) =>
        ["br", "identity"].map((accepted) => [`${path}, Accept-Encoding: ${accepted}`, "none"]),
      ),
    ),
    reason:
      "Cloudflare compresses at its edge, which also sets Vary. It is no part of the runtime that runs here.",
  },
  {
    behaviour: "the error page is not kept",
    word: "asked",
    seen: { "/absent": "public, max-age=0, must-revalidate" },
    reason:
      "To a visitor who goes to an address without a page, the error page comes without the worker, and is asked for each time.",
  },
  {
    behaviour: "who has a page is told so by its tag: 304",
    word: "one",
    seen: { "its tag in a list": "200", "any tag (*)": "200" },
    reason: "A single tag is compared, which is what browsers send. To a list or * the page is sent anew.",
  },
  {
    behaviour: "who has a page is told so by its date: 304",
    word: "no",
    seen: { "its date": "200" },
    reason: "Assets have a tag and no date. Browsers send the tag.",
  },
  {
    behaviour: "a condition that is not met is said: 412",
    word: "no",
    seen: { "If-Match: another tag": "200" },
    reason: "If-Match is not read. Nothing that only reads needs it.",
  },
  {
    behaviour: "a part of a file can be had: 206",
    word: "whole",
    seen: Object.fromEntries(
      ["bytes=0-3", "bytes=-5", "bytes=10-", "bytes=0-999999999"].map((range) => [
        `Range: ${range}`,
        "200 the whole file",
      ]),
    ),
    reason:
      "The runtime gives the whole file, as HTTP allows. The site has no long media that would need parts.",
  },
  {
    behaviour: "a part that a file does not have is refused: 416",
    word: "whole",
    seen: {
      "Range: bytes=9999999-": "200 the whole file",
      "Range: bytes=-0": "200 the whole file",
    },
    reason: "The whole file again.",
  },
  {
    behaviour: "other methods are refused with what is allowed: 405",
    word: "405",
    seen: Object.fromEntries(
      ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"].map((method) => [method, "405 none"]),
    ),
    reason: "Refused with 405, without saying in Allow what is not.",
  },
];

export const differences: readonly Difference[] = [
  ...ofNginx,
  ...ofCaddy.map((one) => ({ server: "Caddy", ...one })),
  ...ofCloudflare.map((one) => ({ server: "Cloudflare", ...one })),
];
