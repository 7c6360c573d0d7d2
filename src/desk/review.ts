type Answer = {
  data?: {
    createRef?: unknown;
    createCommitOnBranch?: { commit: { oid: string } };
    repository?: { pullRequests?: { nodes?: { headRefName: string; headRefOid: string }[] } };
  };
};

/** Refuses a save over a colleague’s newer commit on a branch in review. The editor itself compares only the main branch. */
export function guardBranches(): void {
  const send = globalThis.fetch;
  /** The last commit that this desk has seen on each branch. */
  const seen = new Map<string, string>();
  globalThis.fetch = async (address, init) => {
    const { sha, variables = {} } = typeof init?.body === "string" ? JSON.parse(init.body) : {};
    const { name, oid, branch, expectedHeadOid } = variables.input ?? {};
    const to: string = branch?.branchName ?? "";
    if (to.startsWith("cms/") && seen.get(to) !== expectedHeadOid)
      return Response.json({
        errors: [
          {
            message:
              "A colleague has saved this form since you opened the desk. Copy your text, reload the desk without restoring your draft, and add the text to theirs.",
          },
        ],
      });
    const response = await send(address, init);
    const { data }: Answer = await response
      .clone()
      .json()
      .catch(() => ({}));
    if (name && data?.createRef) seen.set(name.replace("refs/heads/", ""), oid);
    if (data?.createCommitOnBranch) seen.set(to, data.createCommitOnBranch.commit.oid);
    for (const { headRefName, headRefOid } of data?.repository?.pullRequests?.nodes ?? [])
      seen.set(headRefName, headRefOid);
    // The editor empties a branch that an earlier change has left.
    const [, emptied] = /\/git\/refs\/heads\/(.+)$/.exec(String(address)) ?? [];
    if (emptied && sha) seen.set(decodeURI(emptied), sha);
    return response;
  };
}
