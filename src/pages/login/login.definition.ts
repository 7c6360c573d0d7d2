import { group, labelledLink } from "../../data/schema/text.ts";
import { accountGroup, accountView } from "../account/account.definition.ts";
import { definePage } from "../define-page.ts";

export const login = definePage({
  address: "/login",
  footer: "none",
  listed: false,
  schema: accountGroup("/login", {
    noAccount: "Text before the link to sign up.",
    signUp: labelledLink.describe("Link to the sign-up screen."),
    demo: group("Panel of the test account (“demo” in site.yaml).", {
      title: "Title of the panel.",
      email: "Label of the email address.",
      password: "Label of the password.",
      fill: "Button that fills in both.",
    }),
    success: group("Panel after a successful log-in.", {
      title: "Title of the panel.",
      text: "Question of the panel.",
      no: "Button that closes the panel.",
      yes: labelledLink.describe("Link to the next page."),
    }),
  }),
  shows: ["site"],
  head: ({ words }) => words.meta,
  data: ({ words: { meta: _meta, noAccount, signUp, demo, success, ...words }, content, source }) => ({
    ...words,
    demo: { words: demo, user: content.site.demo },
    other: { question: noAccount, link: signUp },
    success: { title: success.title, text: success.text, stay: success.no, go: success.yes },
    ...accountView(source, words.points, { seed: "log in", figure: "key", band: "tint3" }),
  }),
  anchors: () => ["demo"],
  search: ({ words }) => ({ place: words.title }),
});
