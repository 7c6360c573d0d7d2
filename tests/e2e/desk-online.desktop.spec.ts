/** The desk online for two people: GitHub’s API over a Git repository. The token of a person is their name. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test, type Browser, type Page, type Request } from "@playwright/test";
import { memoized } from "../../src/art/memoized.ts";
import { contentTypeOf } from "../../src/data/files.ts";
import { deskSchema } from "../../src/data/site.ts";
import { deskFiles, onlineDesk } from "../../src/desk/desk.ts";
import { optionsOf } from "../fixtures/options.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const excerpt = (page: Page) => page.getByRole("textbox", { name: "Excerpt", exact: true });

async function write(page: Page, text: string) {
  await excerpt(page).fill(text);
  await button(page, "Save").click();
}

const refused = { errors: [{ message: "The branch already exists, or has moved." }] };

/** A repository with the content on its branch “main” and at most one pull request. */
function gitHub(browser: Browser, url = "", keys?: object) {
  const root = test.info().outputPath("repository");
  const pull = { head: "", labels: [""] };
  const git = (words: string[], by = "ada", input: string | Buffer = "") => {
    const person = { GIT_AUTHOR_NAME: by, GIT_COMMITTER_NAME: by, EMAIL: `${by}@site.example` };
    const env = { ...process.env, ...person, GIT_DIR: root };
    return execFileSync("git", words, { input, env, encoding: "utf8", stdio: "pipe" }).trimEnd();
  };
  const idOf = (name: string) => git(["rev-parse", name]);
  const commit = (by: string, branch: string, tree: string, ...parents: string[]) => {
    const words = parents.flatMap((parent) => ["-p", parent]);
    git(["update-ref", `refs/heads/${branch}`, git(["commit-tree", tree, ...words], by, "A change")]);
  };

  const files = () =>
    git(["ls-tree", "-r", "--format=%(objectname) %(path)", "main"])
      .split("\n")
      .map((row) => ({ type: "blob", size: 1, sha: row.slice(0, 40), path: row.slice(41) }));

  /** The parts of the repository that a query names, such as `content_3: object(oid: "…")`. */
  const namedIn = (query: string, branch: string) =>
    Object.fromEntries(
      [...query.matchAll(/(\w+_\d+):\s+(\w+)\([^")]*"(.*?)"/g)].map(([, name, kind, word = ""]) => {
        const place = kind === "file" ? `${branch}:${word}` : word;
        const text = first.get(word);
        return [name, text === undefined ? { oid: idOf(place), text: git(["show", place]) } : { text }];
      }),
    );

  /** What GitHub answers. Throws an Error if a branch exists already, or has another commit. */
  function answerTo(request: Request, by: string) {
    const { query = "", variables = {}, head, labels } = request.postDataJSON() ?? {};
    const { branch = "main", input = {} } = variables;
    if (input.fileChanges) {
      const to: string = input.branch.branchName;
      git(["update-ref", `refs/heads/${to}`, input.expectedHeadOid, input.expectedHeadOid]);
      git(["read-tree", to]);
      for (const { path, contents } of input.fileChanges.additions) {
        const blob = git(["hash-object", "-w", "--stdin"], by, Buffer.from(contents, "base64"));
        git(["update-index", "--add", "--cacheinfo", `100644,${blob},${path}`]);
      }
      commit(by, to, git(["write-tree"]), to);
      const made = { oid: idOf(to), committedDate: new Date(), ...namedIn(query, to) };
      return { data: { createCommitOnBranch: { commit: made } } };
    }
    if (input.name) git(["update-ref", input.name, input.oid, ""]);
    Object.assign(pull, head && { head }, labels && { labels });
    if (request.url().endsWith("/merge"))
      commit(by, "main", git(["merge-tree", "--write-tree", "main", pull.head]), "main", pull.head);
    const fixed = { id: "1", number: 1, node_id: "1", createdAt: 0, created_at: 0 };
    const node = pull.head !== "" && {
      ...fixed,
      headRefName: pull.head,
      headRefOid: idOf(pull.head),
      labels: { nodes: pull.labels.map((name) => ({ name })) },
      files: { nodes: [{ path: git(["diff", "--name-only", `main...${pull.head}`]) }] },
    };
    const oid = idOf(branch);
    const repository = {
      ...fixed,
      defaultBranchRef: { name: "main" },
      pullRequests: query.includes("labels:") ? { nodes: node ? [node] : [] } : { totalCount: 1 },
      ref: { target: { oid, history: { nodes: [{ oid }] } } },
      ...namedIn(query, branch),
    };
    const data = { repository, fork: repository, base: repository, createRef: {} };
    const tree = request.url().includes("/trees/") ? files() : [];
    return { ...fixed, data, tree, name: by, login: by, labels: [] };
  }

  git(["init", "--quiet", "--bare"]);
  git(["--work-tree=.", "add", "content"]);
  commit("ada", "main", git(["write-tree"]));
  const first = new Map(files().map(({ sha, path }) => [sha, readFileSync(path, "utf8")]));
  const desk = deskSchema.parse({ repository: "ada/site", ...keys });
  const desks = deskFiles(optionsOf("content"), onlineDesk({ name: "Tessera", url, base: "/", desk }));
  // All people load the same files.
  const bodyOf = memoized((path: string) => desks.get(path)?.() ?? "");
  return {
    git,
    /** Signs a person in, and opens an article. */
    async open(name: string) {
      const page = await browser.newPage({ baseURL: url });
      await page.route("https://api.github.com/**", (route) => {
        try {
          return route.fulfill({ json: answerTo(route.request(), name) });
        } catch {
          return route.fulfill({ json: refused });
        }
      });
      await page.route("**/desk/**", async (route) => {
        const path = new URL(route.request().url()).pathname.slice(1).replace(/\/$/, "/index.html");
        return route.fulfill({ body: await bodyOf(path), contentType: contentTypeOf(path) });
      });
      await page.goto("/desk/#/collections/articles/entries/blog1");
      await button(page, "Sign In Using Access Token").click();
      await page.getByRole("textbox").fill(name);
      await button(page, "Sign In").click();
      await excerpt(page).waitFor();
      return page;
    },
  };
}

test("a second save of an article loses neither text, and says so", async ({ browser, baseURL }) => {
  const hub = gitHub(browser, baseURL);
  const [ann, bob] = [await hub.open("ann"), await hub.open("bob")];
  await write(ann, "Ann’s words.");
  await expect(ann.getByText("Entry saved.")).toBeVisible();
  await write(bob, "Bob’s words.");
  await expect(bob.getByText("Entry Changed by Someone Else")).toBeVisible();
  await button(bob, "Cancel").click();
  await expect(excerpt(bob)).toHaveValue("Bob’s words.");
  expect(hub.git(["diff", "-U0", "main~", "main"])).toMatch(/\n-excerpt: .*\n\+excerpt: Ann’s words\.$/);
});

test("one writes, another accepts, and a save between them is refused", async ({ browser, baseURL }) => {
  const hub = gitHub(browser, baseURL, { review: true });
  const [ann, bob] = [await hub.open("ann"), await hub.open("bob")];
  await write(ann, "Ann’s words.");
  await button(ann, "Send for Review").click();
  await expect(ann.getByText("In Review").first()).toBeVisible();
  await write(bob, "Bob’s words.");
  await expect(bob.getByText(/^A colleague has saved this form since you opened the desk/)).toBeVisible();
  await button(bob, "OK").click();
  await expect(excerpt(bob)).toHaveValue("Bob’s words.");

  const later = await hub.open("bob");
  await expect(excerpt(later)).toHaveValue("Ann’s words.");
  await later.getByRole("button", { name: /^Status:/ }).click();
  await later.getByRole("menuitemradio", { name: "Ready" }).click();
  await button(later, "Publish Entry").click();
  await button(later, "Publish").click();
  await expect.poll(() => hub.git(["log", "--format=%an", "main"])).toBe("bob\nann\nada");
  expect(hub.git(["diff", "-U0", "main~", "main"])).toMatch(/\n-excerpt: .*\n\+excerpt: Ann’s words\.$/);
});
