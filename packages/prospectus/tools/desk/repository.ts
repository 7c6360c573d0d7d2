/** Answers the editor's requests to the API of Gitea (https://docs.gitea.com/api) from files. */
import { createHash } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { Refusal, type Edit, type Folder } from "./folder.ts";

/** Gitea's ChangeFileOperation. `sha` is the hash of the file that was read. */
type Operation = {
  operation: "create" | "update" | "delete";
  path: string;
  from_path?: string;
  sha?: string;
  content?: string;
};

const editOf = ({ operation, path, from_path: from = path, sha, content = "" }: Operation): Edit => ({
  from,
  to: operation === "delete" ? undefined : path,
  replaced: operation === "create" ? undefined : sha,
  bytes: Buffer.from(content, "base64"),
});

const tree = (folder: Folder) =>
  folder.list().map((path) => {
    return { type: "blob", path, sha: folder.tag(path), size: folder.read(path)?.length ?? 0 };
  });

/** Hash of all files and their times, as a replacement for the last commit. For a hash that it knows, the editor shows its cache. */
export const head = (folder: Folder): string =>
  createHash("sha256")
    .update(JSON.stringify(tree(folder).map((file) => [file, folder.savedAt(file.path)])))
    .digest("hex");

const fixed: Readonly<Record<string, unknown>> = {
  "POST /login/oauth/access_token": { access_token: "desk" },
  "GET /user": { id: 1, login: "desk" },
  "GET /version": { version: "1.24" },
  "GET /settings/api": { default_paging_num: 10_000 },
  "GET /repos/desk/content": { default_branch: "files", permissions: { pull: true } },
  "GET /repos/desk/content/commits": [],
};

/** Answers a request to Gitea: bytes of a picture, or a value for JSON. */
export async function answerEditor(folder: Folder, request: IncomingMessage, path: string): Promise<unknown> {
  /** Files of a request. Pages of other sites cannot send JSON without a preflight. */
  const files = async <Item>(): Promise<Item[]> => {
    if (request.headers["content-type"] !== "application/json")
      throw new Refusal(415, "Expected a request of type application/json.");
    const asked: { files: Item[] } = JSON.parse(await text(request));
    return asked.files;
  };
  const [, picture] = /^\/api\/v1\/repos\/desk\/content\/media\/files\/(.+)/.exec(path) ?? [];
  if (picture) return folder.read(decodeURIComponent(picture));
  const asked = `${request.method} ${path.replace("/api/v1", "").replace(/\/git\/trees\/.*/, "/git/trees")}`;
  switch (asked) {
    case "GET /repos/desk/content/branches/files":
      return { commit: { id: head(folder), message: "" } };
    case "GET /repos/desk/content/git/trees":
      return { tree: tree(folder), truncated: false };
    case "POST /repos/desk/content/file-contents":
      return (await files<string>()).map((file) => {
        return { path: file, encoding: "base64", content: folder.read(file)?.toString("base64") };
      });
    case "POST /repos/desk/content/contents": {
      const edits = (await files<Operation>()).map(editOf);
      await folder.save(edits);
      return {
        commit: { sha: head(folder), created: new Date().toISOString() },
        files: edits.map(({ to }) => (to ? { path: to, sha: folder.tag(to) } : null)),
      };
    }
  }
  if (Object.hasOwn(fixed, asked)) return fixed[asked];
  throw new Refusal(404, `The desk has no address ${path}.`);
}
