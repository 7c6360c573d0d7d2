import { dirname, join } from "node:path/posix";
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

/** The folder of the package in which a file lies. */
const packageOf = (file: string) => /^.*\/packages\/[^/]+\//.exec(file)?.[0];

/** What code does not hold: colours (content/brand.yaml), the addresses of pages, and imports from outside its package. */
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
    "inside-package": defineRule({
      create(context) {
        const check = (source: ESTree.Node | null) => {
          if (source?.type !== "Literal" || typeof source.value !== "string") return;
          const file = context.filename.replaceAll("\\", "/");
          const folder = packageOf(file);
          if (
            folder &&
            /^\.\.?\//.test(source.value) &&
            !join(dirname(file), source.value).startsWith(folder)
          )
            context.report({
              node: source,
              message: "A package imports nothing that lies outside of it: there its users have other files.",
            });
        };
        return {
          ImportDeclaration: ({ source }) => check(source),
          ExportNamedDeclaration: ({ source }) => check(source),
          ExportAllDeclaration: ({ source }) => check(source),
          ImportExpression: ({ source }) => check(source),
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
