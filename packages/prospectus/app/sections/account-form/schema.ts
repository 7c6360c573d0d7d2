import * as z from "zod/mini";
// The messages of this language: the build takes those of the site's (vite.config.ts).
import messages from "zod/v4/locales/en.js";

// `zod/mini` has no messages of its own until it is given a locale. Without `jitless` some of its schemas try `eval`, which the
// site's security policy forbids.
z.config({ ...messages(), jitless: true });

/** What is said of a password that is too short or too long. */
type PasswordWords = { short: string; long: string };

const password = ({ short, long }: PasswordWords) =>
  z.string().check(z.minLength(5, short), z.maxLength(8, long));

/** What the log-in form accepts (specification, section 5). */
export const loginSchema = (words: PasswordWords) =>
  z.object({ email: z.email(), password: password(words) });

/** What the sign-up form accepts. The specification asks for a truthy password: the least length of five sees to it. */
export const signupSchema = (words: PasswordWords) =>
  z.object({
    email: z.email(),
    name: z.string().check(z.minLength(1)),
    password: password(words),
  });

/** The values of the two forms: only one of them asks for a name. */
export type AccountValues = { email: string; name?: string; password: string };
