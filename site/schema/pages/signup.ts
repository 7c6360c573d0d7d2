import { z } from "zod";
import { labelledLink, meta, text } from "../text.ts";

/** The page /signup: `pages/signup.yaml`. */
export const signupPage = z.strictObject({
  meta,
  title: text,
  text,
  email: text,
  name: text,
  password: text,
  button: text,
  busy: text,
  haveAccount: text,
  signIn: labelledLink,
  success: z.strictObject({
    title: text,
    name: text,
    email: text,
    password: text,
    close: text,
    continue: labelledLink,
  }),
  close: text,
  save: text,
  file: z.string().regex(/^[\w-]+$/, "a file's name of letters, figures and hyphens, without its ending"),
  noScript: text,
  failed: text,
});
