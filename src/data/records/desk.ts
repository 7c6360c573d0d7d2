import { z } from "zod";
import { isOrigin } from "../schema/reference.ts";
import { group } from "../schema/text.ts";

export const desk = group(
  "The editor of the content at /desk. Staff sign in with their GitHub account, and each save is a commit.",
  {
    repository: z
      .string()
      .regex(
        /^[\w-][\w.-]*\/[\w-][\w.-]*$/,
        "the owner and the name of a repository at GitHub, such as my-company/site",
      )
      .describe("Owner and name of the repository at GitHub, such as my-company/site."),
    branch: z
      .string()
      .regex(/^(?![/.-])(?!.*(\.\.|\/\/))[\w./-]*\w$/, "the name of a branch, such as main")
      .describe("Branch that the host publishes.")
      .default("main"),
    "signIn?": z
      .string()
      .refine(isOrigin, {
        error: "an origin: https:// and the name of a host, such as https://sign-in.example",
        params: { remedy: "Write https, and delete everything after the host." },
      })
      .describe("Address of your sign-in service for GitHub. Without it, staff sign in with a token."),
  },
);
