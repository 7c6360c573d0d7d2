/** What the system refuses to whoever writes files (errno(3)), and what to do. */
const remedies: Readonly<Record<string, string>> = {
  ENOSPC: "The disk is full: make room",
  EDQUOT: "Your share of the disk is used up: make room",
  EROFS: "The folder can only be read: copy the project to a place that can be written",
  EACCES: "You may not write there: give the project's folder to the user who runs the desk",
  EPERM: "You may not write there: give the project's folder to the user who runs the desk",
  EMFILE: "Too many files are open: raise the limit (ulimit -n)",
};

/** What to do where the system refuses, such as “The disk is full: make room”; nothing for any other error. */
export function systemRemedy(error: unknown): string | undefined {
  const { code = "" } = error instanceof Error ? (error as NodeJS.ErrnoException) : {};
  return remedies[code];
}
