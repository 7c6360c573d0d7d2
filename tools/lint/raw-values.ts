import { definePlugin, defineRule, type ESTree } from "@oxlint/plugins";

const rawColour =
  /(?<![\w&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|(?:ok)?la[bc]h?|(?:ok)?lch)\(/i;

/** Attributes that take colours, where names of colours are refused too. */
const colourAttributes = new Set(["fill", "stroke", "color", "stopColor", "floodColor", "lightingColor"]);

/** A word that is a colour. Signs are for the rule of all texts. */
const namedColour = /^(?!(?:none|currentcolor|inherit|transparent|context-(?:fill|stroke))$)[a-z-]+$/i;

/** A page's path, or the start of one. Paths of folders end in a slash, and files have an extension. */
const pagePath = /^\/[a-z-]+(\/:?[a-z-]+)*(#.*)?$/;

/** Refuses raw colours (src/styles/tokens.css, src/art/palette.ts), and addresses of pages. */
export default definePlugin({
  meta: { name: "raw" },
  rules: {
    "no-page-paths": defineRule({
      create(context) {
        const message = 'Get addresses of pages from "pathOf" or "pathWith" (src/data/content.ts).';
        return {
          Literal(node) {
            if (typeof node.value === "string" && pagePath.test(node.value))
              context.report({ node, message });
          },
          TemplateLiteral(node) {
            if (/^\/[a-z]/.test(node.quasis[0]?.value.raw ?? "")) context.report({ node, message });
          },
        };
      },
    }),
    "no-colours": defineRule({
      create(context) {
        const refuse = (node: ESTree.Node, value: unknown, looks = rawColour) => {
          if (typeof value !== "string" || !looks.test(value)) return;
          const message = `Raw colour "${value}". Use a colour of src/art/palette.ts, or a custom property of src/styles/tokens.css.`;
          context.report({ node, message });
        };
        return {
          Literal: (node) => refuse(node, node.value),
          TemplateElement: (node) => refuse(node, node.value.raw),
          JSXAttribute({ name, value }) {
            if (name.type !== "JSXIdentifier" || !colourAttributes.has(name.name)) return;
            if (value?.type === "Literal") refuse(value, value.value, namedColour);
          },
        };
      },
    }),
  },
});
