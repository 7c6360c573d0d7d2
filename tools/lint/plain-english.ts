import { definePlugin, defineRule, type ESTree } from "@oxlint/plugins";
import { proseFaults } from "../plain-english.ts";

/** The words of a comment, without its marks, tags and code. */
const commentText = (value: string) =>
  value
    .replaceAll(/^\s*\*+ ?/gm, "")
    .replaceAll(/\{@\w+ [^}]*\}|`[^`]*`/g, "x")
    .replaceAll(/\s*@\w+/g, ".");

/** A string is a sentence from this number of words on. HTML, and the data of tests, are none. */
const fewestWords = 4;
const isSentence = (text: string) => text.trim().split(/\s+/).length >= fewestWords && !text.includes("</");

/** Comments, hints and messages: short sentences in plain words. */
export default definePlugin({
  meta: { name: "english" },
  rules: {
    plain: defineRule({
      create(context) {
        const isTest = /\.(test|spec)\.tsx?$/.test(context.filename);
        const strings = (node: ESTree.Node, text: string) => {
          if (isTest || !isSentence(text)) return;
          for (const message of proseFaults(text)) context.report({ node, message });
        };
        return {
          Program() {
            for (const comment of context.sourceCode.getAllComments())
              for (const message of proseFaults(commentText(comment.value)))
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
