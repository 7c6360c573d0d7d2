/** Methods, header fields of safety, and visitors who go away. */
import { connect } from "node:net";
import { builtSettings } from "../../scripts/built-settings.ts";
import { headersOf, ofDocuments, sharedFolder } from "../../site/hosts/headers.ts";
import {
  firstFile,
  script,
  picture,
  said,
  status,
  statusAnd,
  forEach,
  type Behaviour,
  type Look,
} from "./question.ts";

/** The header fields of an answer that are not as the one source has them. */
const wrongFields =
  (expected: Record<string, string>): Look =>
  (answer) => {
    const wrong = Object.entries(expected).filter(([name, value]) => said(answer, name) !== value);
    if (wrong.length > 0 && wrong.every(([name, value]) => said(answer, name) === `${value}, ${value}`))
      return "each twice";
    return wrong.map(([name]) => `${name}: ${said(answer, name)}`).join("; ") || "all";
  };
const fieldsOf = (path: string) => {
  const { "Cache-Control": _, ...fields } = headersOf(path, builtSettings());
  return wrongFields(fields);
};

export const headerBehaviours: readonly Behaviour[] = [
  {
    title: "HEAD gives the same header fields and no body",
    questions: ["/", "/nowhere", "/about/", picture, "/favicon.svg"].map((path) => ({
      what: path,
      put: async (ask) => {
        const [get, head] = [await ask(path), await ask(path, { method: "HEAD" })];
        const names = [
          "content-type",
          "content-encoding",
          "etag",
          "last-modified",
          "location",
          "cache-control",
        ];
        const other = names.filter((name) => said(get, name) !== said(head, name));
        return [get.status === head.status ? "same" : head.status, head.body.length, ...other].join(" ");
      },
      right: "same 0",
    })),
  },
  {
    title: "other methods are refused with what is allowed: 405",
    questions: ["POST", "PUT", "DELETE", "OPTIONS", "PATCH"].map((method) => ({
      what: method,
      put: async (ask) => statusAnd("Allow")(await ask("/", { method }), "/"),
      right: "405 GET, HEAD",
    })),
  },
  {
    title: "visitors who go away in the middle trouble nobody",
    questions: [
      {
        what: "60 requests broken off",
        put: async (ask, base) => {
          const { hostname, port } = new URL(base);
          await Promise.all(
            Array.from(
              { length: 60 },
              (_, index) =>
                new Promise<void>((resolve) => {
                  const visitor = connect(Number(port), hostname);
                  visitor.on("error", () => resolve()).on("close", () => resolve());
                  visitor.on("connect", () => {
                    visitor.write(`GET /share/home.png HTTP/1.1\r\nHost: ${hostname}\r\n`);
                    if (index % 3 === 0) visitor.destroy();
                    else visitor.write("\r\n", () => (index % 3 === 1 ? visitor.destroy() : undefined));
                  });
                  visitor.once("data", () => visitor.resetAndDestroy());
                }),
            ),
          );
          return status(await ask("/about"), "/about");
        },
        right: "200",
      },
    ],
  },
  {
    title: "all header fields come with pages and files",
    questions: ["/", "/about", "/favicon.svg", script, firstFile("art/*.svg"), picture].flatMap((path) =>
      forEach([path], fieldsOf(path), "all"),
    ),
  },
  {
    title: "what pages load carries nothing that matters for pages alone",
    questions: [
      script,
      firstFile("assets/*.woff2"),
      firstFile("art/*.svg"),
      `${sharedFolder}home.png`,
    ].flatMap((path) =>
      forEach(
        [path],
        (answer) =>
          Object.keys(ofDocuments(builtSettings()))
            .filter((name) => said(answer, name) !== "none")
            .join() || "none",
        "none",
      ),
    ),
  },
  {
    title: "all header fields come with the error page",
    questions: ["/nowhere", "/assets/none.js"].flatMap((path) =>
      forEach([path], fieldsOf("/nowhere"), "all"),
    ),
  },
  {
    title: "all header fields come with redirects",
    questions: ["/about/", "/about/index.html"].flatMap((path) => forEach([path], fieldsOf("/"), "all")),
  },
  {
    title: "all header fields come with what is refused",
    questions: [
      {
        what: "POST",
        put: async (ask) => fieldsOf("/")(await ask("/about", { method: "POST" }), "/about"),
        right: "all",
      },
      ...forEach([picture], fieldsOf(picture), "all", { headers: { Range: "bytes=999999999-" } }),
    ],
  },
  {
    title: "other sites may show the pictures that links are shared with, and nothing else",
    questions: [`${sharedFolder}home.png`, "/favicon.svg", firstFile("art/*.svg")].flatMap((path) =>
      forEach(
        [path],
        (answer) => said(answer, "cross-origin-resource-policy"),
        headersOf(path, builtSettings())["Cross-Origin-Resource-Policy"] ?? "",
      ),
    ),
  },
];
