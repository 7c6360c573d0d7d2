import type { RootContent } from "mdast";
import { diagramMistake } from "../../art/diagrams.ts";
import type { Block } from "../../prose/blocks.ts";
import { lineOf, refuse, type Reader } from "./reader.ts";

/** What stands before the name of a diagram, in the place of a photograph's file. */
const scheme = "diagram:";

/** A photograph or a diagram that is a paragraph by itself; nothing where the node is anything else. */
export function pictureOf(reader: Reader, node: RootContent): Block[] | undefined {
  const [image] = node.type === "paragraph" && node.children.length === 1 ? node.children : [];
  if (image?.type !== "image") return undefined;
  const { url, alt, title } = image;
  const shows = url.startsWith(scheme) ? url.slice(scheme.length) : undefined;
  const what = shows === undefined ? "a photograph" : "a diagram";
  if (!alt)
    refuse(
      reader,
      node,
      `${what} without words`,
      "Say between [ and ] what it shows, for those who cannot see it.",
    );
  if (title)
    refuse(
      reader,
      node,
      `${what} with a title`,
      "Take out what stands in quotes behind the name, and say it in a paragraph below.",
    );
  if (shows !== undefined) {
    const expected = diagramMistake(shows);
    if (expected)
      refuse(reader, node, "a diagram that cannot be drawn", "Correct what stands behind diagram:.", {
        expected,
      });
    return expected ? [] : [{ kind: "diagram", diagram: { shows, alt: alt ?? "" } }];
  }
  reader.pictures.push({ image: url, line: lineOf(reader, node) });
  return [{ kind: "picture", picture: { file: url, alt: alt ?? "" } }];
}
