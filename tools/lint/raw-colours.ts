import { definePlugin, defineRule, type ESTree } from "@oxlint/plugins";

/** A colour written out as CSS: hexadecimal, or by a colour function (CSS Color 4). */
const rawColour =
  /(?<![\w&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])|\b(?:rgba?|hsla?|hwb|(?:ok)?la[bc]h?|(?:ok)?lch)\(/i;

/** Attributes that take a colour, in which no name of a colour may stand either. */
const colourAttributes = new Set(["fill", "stroke", "color", "stopColor", "floodColor", "lightingColor"]);

/** Words in a colour attribute that name no colour of their own. */
const noColour = /^(none|currentcolor|inherit|transparent|context-(fill|stroke)|(var|url)\(.*\))$/i;

/** Reports colours that are written out in code: they stand in content/brand.yaml, or come with the data. */
export default definePlugin({
  meta: { name: "colours" },
  rules: {
    "no-raw": defineRule({
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
