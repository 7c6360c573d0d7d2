import * as z from "zod/mini";
import messages from "zod/v4/locales/en.js";

// `zod/mini` has no messages without a locale. Without `jitless` some schemas try `eval`, which the Content Security Policy blocks.
z.config({ ...messages(), jitless: true });

/** Messages for a password that is too short or too long. */
type PasswordWords = { short: string; long: string };

const password = ({ short, long }: PasswordWords) =>
  z.string().check(z.minLength(5, short), z.maxLength(8, long));

/** Some phones add a blank to an address. */
const email = z.string().check(z.trim(), z.email());

/** The log-in form (specification, section 5). */
export const loginSchema = (words: PasswordWords) => z.object({ email, password: password(words) });

/** The sign-up form. The minimum length of five covers the specification's truthy password. */
export const signupSchema = (words: PasswordWords & { noName: string }) =>
  z.object({
    email,
    name: z.string().check(z.minLength(1, words.noName)),
    password: password(words),
  });

/** The values of both forms; only sign-up has a name. */
export type AccountValues = { email: string; name?: string; password: string };
