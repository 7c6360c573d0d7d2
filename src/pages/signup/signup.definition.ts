import { group, labelledLink } from "../../data/schema/text.ts";
import { accountGroup, accountView } from "../account/account.definition.ts";
import { definePage } from "../define-page.ts";

export const signup = definePage({
  address: "/signup",
  footer: "none",
  listed: false,
  schema: accountGroup("/signup", {
    name: "Label of the field for the name.",
    noName: "Error below an empty name.",
    haveAccount: "Text before the link to log in. The specification sets it, with a straight apostrophe.",
    signIn: labelledLink.describe("Link to the log-in screen."),
    success: group(
      "Panel after a successful sign-up. It shows what was entered, and the hash of the password.",
      {
        title: "Title of the panel.",
        name: "Label of the name.",
        email: "Label of the email address.",
        password: "Label of the hash.",
        close: "Button that closes the panel.",
        continue: labelledLink.describe("Link to the next page."),
      },
    ),
    failed: "Shown when the hash function fails to load or to answer.",
  }),
  head: ({ words }) => words.meta,
  data: ({ words: { meta: _meta, haveAccount, signIn, success, ...words }, source }) => ({
    ...words,
    other: { question: haveAccount, link: signIn },
    success: { ...success, stay: success.close, go: success.continue },
    ...accountView(source, words.points, { seed: "sign up", figure: "pencil", band: "tint1" }),
  }),
  search: ({ words }) => ({ place: words.title }),
});
