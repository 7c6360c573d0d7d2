import type { Definition, Link, LinkReference, PhrasingContent } from "mdast";
import { wordsOf, type Inline } from "../../prose/blocks.ts";
import { checkCharacters, checkText } from "./check-text.ts";
import { lineOf, refuse, type Reader } from "./reader.ts";

/** Where a link leads: said by itself, or by the definition that it names. */
function targetOf(reader: Reader, node: Link | LinkReference): Link | Definition {
  if (node.type === "link") return node;
  const definition = reader.definitions.get(node.identifier);
  if (!definition)
    throw new Error(`${reader.file} has a link to “${node.identifier}”, which it defines nowhere.`);
  return definition;
}

function linkOf(reader: Reader, node: Link | LinkReference): Inline[] {
  if (node.type === "linkReference" && node.identifier.startsWith("^")) {
    refuse(
      reader,
      node,
      "a footnote",
      "There are no footnotes: put the note into the text, between brackets.",
    );
    return [];
  }
  const { url, title } = targetOf(reader, node);
  const children = inlinesOf({ ...reader, insideLink: true }, node.children);
  if (wordsOf(children).trim() === "" && node.children.every(({ type }) => type === "text"))
    refuse(reader, node, "a link without words", "Write between [ and ] what the link leads to.");
  if (title)
    refuse(
      reader,
      node,
      "a link with a title",
      "Take out what stands in quotes behind the address, or put it into the sentence: few visitors can see a title.",
    );
  reader.links.push({ to: url, line: lineOf(reader, node) });
  return [{ kind: "link", to: url, children }];
}

function inlineOf(reader: Reader, node: PhrasingContent): Inline[] {
  switch (node.type) {
    case "text":
      checkText(reader, node);
      // A line's end in the file is a space.
      return [node.value.replaceAll(/[ \t]*\n[ \t]*/g, " ")];
    case "emphasis":
    case "strong":
      return [{ kind: node.type, children: inlinesOf(reader, node.children) }];
    case "inlineCode":
      checkCharacters(reader, node);
      return [{ kind: "code", text: node.value }];
    case "break":
      return [{ kind: "break" }];
    case "link":
    case "linkReference":
      return linkOf(reader, node);
    case "image":
    case "imageReference":
      refuse(
        reader,
        node,
        "an image inside a text",
        "Put it between two empty lines, outside lists and quotes: ![what it shows](workshop.jpg).",
      );
      return [];
    case "html":
      refuse(
        reader,
        node,
        "HTML",
        "Write it in Markdown, or take it out. To show the sign < itself, write &lt; or put the code between backticks.",
      );
      return [];
    default:
      refuse(reader, node, node.type, "Take it out, or say it in words.");
      return [];
  }
}

/** Turns running Markdown into inlines, and reports what has no place in it. */
export function inlinesOf(reader: Reader, nodes: readonly PhrasingContent[]): Inline[] {
  return nodes.flatMap((node) => inlineOf(reader, node));
}
