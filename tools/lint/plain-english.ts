import { definePlugin, defineRule, type ESTree } from "@oxlint/plugins";
import { proseFaults } from "./prose-faults.ts";

/** Texts of a comment: its description and its tags, without marks and code. */
const commentTexts = (value: string) =>
  value
    .replaceAll(/^\s*\*+ ?/gm, "")
    .replaceAll(/\{@\w+ [^}]*\}|`[^`]*`/g, "x")
    .split(/@\w+/);

/** Fewest words of a sentence. HTML and data of tests are not checked. */
const fewestWords = 4;
const isSentence = (text: string) => text.trim().split(/\s+/).length >= fewestWords && !text.includes("</");

/** Comments, hints and messages: short sentences in plain words. */
export default definePlugin({
  meta: { name: "english" },
  rules: {
    plain: defineRule({
      create(context) {
        const isTest = /\.(test|spec)\.tsx?$|\/tests\//.test(context.filename);
        const strings = (node: ESTree.Node, text: string) => {
          if (isTest || !isSentence(text)) return;
          for (const message of proseFaults(text)) context.report({ node, message });
        };
        return {
          Program() {
            for (const comment of context.sourceCode.getAllComments())
              for (const message of commentTexts(comment.value).flatMap(proseFaults))
                context.report({ loc: comment.loc, message });
          },
          Literal(node) {
            if (typeof node.value === "string") strings(node, node.value);
          },
          TemplateLiteral(node) {
            strings(node, node.quasis.map(({ value }) => value.raw).join("x"));
          },
        };
      },
    }),
  },
});
