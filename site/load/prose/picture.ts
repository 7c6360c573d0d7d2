import type { RootContent } from "mdast";
import type { Block } from "../../prose/blocks.ts";
import { lineOf, refuse, type Reader } from "./reader.ts";

/** A photograph that is a paragraph by itself; nothing where the node is anything else. */
export function pictureOf(reader: Reader, node: RootContent): Block[] | undefined {
  const [image] = node.type === "paragraph" && node.children.length === 1 ? node.children : [];
  if (image?.type !== "image") return undefined;
  const { url, alt, title } = image;
  if (!alt)
    refuse(
      reader,
      node,
      "a photograph without words",
      "Say between [ and ] what it shows, for those who cannot see it.",
    );
  if (title)
    refuse(
      reader,
      node,
      "a photograph with a title",
      "Take out what stands in quotes behind the name, and say it in a paragraph below.",
    );
  reader.pictures.push({ image: url, line: lineOf(reader, node) });
  return [{ kind: "picture", picture: { file: url, alt: alt ?? "" } }];
}
