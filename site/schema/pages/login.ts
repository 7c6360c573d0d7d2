import { z } from "zod";
import { labelledLink, meta, text } from "../text.ts";

/** The page /login: `pages/login.yaml`. */
export const loginPage = z.strictObject({
  meta,
  title: text,
  text,
  email: text,
  password: text,
  button: text,
  busy: text,
  noAccount: text,
  signUp: labelledLink,
  demo: z.strictObject({ title: text, email: text, password: text }),
  success: z.strictObject({ title: text, text, no: text, yes: labelledLink }),
  close: text,
  noScript: text,
});
