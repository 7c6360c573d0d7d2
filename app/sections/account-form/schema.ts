import * as z from "zod/mini";
import en from "zod/v4/locales/en.js";

// `zod/mini` has no messages of its own until it is given a locale. Without `jitless` some of its schemas try `eval`, which the
// site's security policy forbids.
z.config({ ...en(), jitless: true });

/** Said by both forms, in the specification's spelling. */
const password = z
  .string()
  .check(
    z.minLength(5, "Password must be at least 5 charachters"),
    z.maxLength(8, "Password must be less than 8 charachters"),
  );

/** What the log-in form accepts. */
export const loginSchema = z.object({ email: z.email(), password });

/** What the sign-up form accepts. The password must also be truthy, which its least length covers and the specification asks for. */
export const signupSchema = z.object({
  email: z.email(),
  name: z.string().check(z.minLength(1)),
  password: password.check(z.refine(Boolean)),
});

/** The values of the log-in form. */
export type LoginValues = z.infer<typeof loginSchema>;

/** The values of the sign-up form. */
export type SignupValues = z.infer<typeof signupSchema>;
