import { definePlugin, defineRule, type ESTree } from "@oxlint/plugins";

/** A colour written out as CSS: hexadecimal, or by a colour function (CSS Color 4). */
const rawColour =
  /(?<![\w&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|(?:ok)?la[bc]h?|(?:ok)?lch)\(/i;

/** Attributes that take a colour, in which no name of a colour may stand either. */
const colourAttributes = new Set(["fill", "stroke", "color", "stopColor", "floodColor", "lightingColor"]);

/** Words in a colour attribute that name no colour of their own. */
const noColour = /^(none|currentcolor|inherit|transparent|context-(fill|stroke)|(var|url)\(.*\))$/i;

/** The path of a page, whole or as the beginning of a template. Folders of files end in a slash, and files have an ending. */
const pagePath = /^\/[a-z-]+(\/:?[a-z-]+)*(#.*)?$/;

/** What stands in the content and is not written out in code: colours (content/brand.yaml) and the addresses of pages. */
export default definePlugin({
  meta: { name: "raw" },
  rules: {
    "no-page-paths": defineRule({
      create(context) {
        const message = 'The addresses of pages come from "pathOf" and "pathWith" (site/content.ts).';
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
        const report = (node: ESTree.Node, colour: string) =>
          context.report({
            node,
            message: `Raw colour "${colour}". Colours stand in content/brand.yaml; a picture's come with its data.`,
          });
        return {
          Literal(node) {
            if (typeof node.value !== "string") return;
            const [found] = rawColour.exec(node.value) ?? [];
            if (found) report(node, node.value);
          },
          TemplateElement(node) {
            const [found] = rawColour.exec(node.value.raw) ?? [];
            if (found) report(node, node.value.raw);
          },
          JSXAttribute({ name, value }) {
            if (name.type !== "JSXIdentifier" || !colourAttributes.has(name.name)) return;
            if (value?.type !== "Literal" || typeof value.value !== "string") return;
            if (!noColour.test(value.value) && !rawColour.test(value.value)) report(value, value.value);
          },
        };
      },
    }),
  },
});
