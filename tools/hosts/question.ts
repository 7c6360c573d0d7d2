/** How a question is put to a server, and how its answer is looked at. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../tests/html/pages.ts";
import { plainBody, type Answer, type Ask } from "./ask.ts";

/** One question to a server: in words, how to put it, and the answer that is right. */
export type Question = { what: string; put: (ask: Ask, base: string) => Promise<string>; right: string };
/** What a host does, or does not, as its questions show. */
export type Behaviour = { title: string; questions: readonly Question[] };

/** Puts the questions of a behaviour to a server; gives the answers that are not right, by question. */
export async function differencesFrom(
  { questions }: Behaviour,
  ask: Ask,
  base: string,
): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const { what, put, right } of questions) {
    const answer = await put(ask, base).catch((error: unknown) => `no answer: ${String(error)}`);
    if (answer !== right) found[what] = answer;
  }
  return found;
}

/** The bytes of a file of the built site. */
export const file = (path: string) => readFileSync(join(root, path));
/** The first address of a file that fits a pattern. Throws where none does. */
export const firstFile = (pattern: string) => {
  const [found] = globSync(pattern, { cwd: root }).toSorted();
  if (found === undefined) throw new Error(`The built site has no file like ${pattern}.`);
  return `/${found.replaceAll("\\", "/")}`;
};
/** A file that is named by its content. */
export const script = firstFile("assets/*.js");
/** A file without compressed copies, of which parts are asked for. */
export const picture = "/icon-192.png";
export const errorPage = file("/404.html");
/** The bytes of that picture. */
export const bytes = file(picture);

/** What a header field of an answer says, or `none`. */
export const said = ({ headers }: Answer, name: string) => headers[name.toLowerCase()]?.toString() ?? "none";
/** What a question sees of an answer. */
export type Look = (answer: Answer, path: string) => string;
export const status: Look = ({ status: code }) => String(code);
/** Sees the status and some header fields. */
export const statusAnd =
  (...names: string[]): Look =>
  (answer) =>
    [answer.status, ...names.map((name) => said(answer, name))].join(" ");
/** Whether the body of an answer, decompressed, is what it should be. */
export const bodyIs = (answer: Answer, expected: Buffer) =>
  plainBody(answer).equals(expected) ? "with it" : "with something else";

/** One question for each path, all with the same right answer. */
export function forEach(
  paths: readonly string[],
  look: Look,
  right: string,
  asked?: Parameters<Ask>[1],
): Question[] {
  return paths.map((path) => ({
    what: path.length > 60 ? `${path.slice(0, 20)}… of ${path.length} letters` : path,
    put: async (ask) => look(await ask(path, asked), path),
    right,
  }));
}

/** One question for each set of header fields that are sent along. */
export const withHeaders = (
  path: string,
  look: Look,
  cases: readonly (readonly [headers: Record<string, string>, right: string])[],
): Question[] =>
  cases.map(([headers, right]) => ({
    what: Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}`)
      .join(", "),
    put: async (ask) => look(await ask(path, { headers }), path),
    right,
  }));
