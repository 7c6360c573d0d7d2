import { z } from "zod";
import { isOrigin } from "../schema/reference.ts";
import { group } from "../schema/text.ts";

const origin = (example: string) =>
  z.string().refine(isOrigin, {
    error: `an origin: https:// and the name of a host, such as ${example}`,
    params: { remedy: "Write https, and delete everything after the host." },
  });

/** Keys that only some services have. */
const servicesWith = {
  signIn: ["github"],
  clientId: ["gitlab", "gitea"],
  server: ["gitlab", "gitea"],
} as const;

/** The writing desk online. `docs/operator.md` explains each service. */
export const desk = group(
  "The writing desk online, at /desk. Staff sign in with their account at the service, and each save is a commit.",
  {
    service: z
      .enum(["github", "gitlab", "gitea"])
      .describe("Service of the repository. Forgejo and Codeberg are “gitea”."),
    repository: z
      .string()
      .regex(
        /^[\w-][\w.-]*(\/[\w-][\w.-]*)+$/,
        "the owner and the name of a repository, with a slash between, such as my-school/site",
      )
      .describe("Owner and name of the repository, such as my-school/site."),
    branch: z
      .string()
      .regex(/^(?![/.-])(?!.*(\.\.|\/\/))[\w./-]*\w$/, "the name of a branch, such as main")
      .describe("Branch that the host publishes.")
      .default("main"),
    "server?": origin("https://git.school.example").describe(
      "Address of your own GitLab, Gitea or Forgejo. Without it: gitlab.com or gitea.com.",
    ),
    "clientId?": z
      .string()
      .regex(/^[\w-]+$/, "the id of an application, of letters, digits and hyphens")
      .describe("Id of the OAuth application at GitLab or Gitea. Without it, staff sign in with a token."),
    "signIn?": origin("https://sign-in.school.example").describe(
      "Address of your sign-in service for GitHub. Without it, staff sign in with a token.",
    ),
  },
).superRefine(({ service, ...keys }, context) => {
  for (const key of ["signIn", "clientId", "server"] as const)
    if (keys[key] !== undefined && !servicesWith[key].some((one) => one === service))
      context.addIssue({
        code: "custom",
        path: [key],
        message: `no such key for ${service}: only ${servicesWith[key].join(" and ")} can have it`,
        params: { remedy: "Delete the line, or correct “service”." },
      });
  if (service !== "gitlab" && keys.repository.split("/").length > 2)
    context.addIssue({
      code: "custom",
      path: ["repository"],
      message: "one owner and one name, such as my-school/site",
      params: { remedy: "Delete what follows the name." },
    });
});
