/** Blocks of prose, for React: no HTML of a content file reaches a page. Pages contain them, so they are minimal. */
import { diagram, type CategoryHue } from "../art/art.ts";
import type { Source } from "./content.ts";
import type { ImageView } from "./images/picture-store.ts";
import type { DiagramWords, PhotographName } from "./schema/text.ts";

/** HTML elements of articles. A div makes its table scroll. */
type ProseTag =
  | `h${2 | 3}`
  | `t${"able" | "head" | "body" | "r" | "h" | "d"}`
  | ("p" | "ul" | "ol" | "li" | "blockquote" | "pre" | "code" | "em" | "strong" | "a" | "br" | "div");

/** An HTML element with React's attributes. A link's address is `to`. */
export type ProseElement = {
  tag: ProseTag;
  props?: Readonly<Record<string, string | number>>;
  children?: readonly (string | ProseElement)[];
};

export type Block =
  | ProseElement
  | { tag: "photograph"; photograph: PhotographName }
  | { tag: "diagram"; diagram: DiagramWords };

const between: Readonly<Record<string, string>> = { tr: ", ", thead: "; ", tbody: "; ", table: "; " };

const inlineTags: ReadonlySet<string> = new Set(["em", "strong", "code", "a", "th", "td"]);

function wordsIn(node: string | ProseElement): string {
  if (typeof node === "string") return node;
  const { tag, children = [] } = node;
  const words = children.map(wordsIn).join(between[tag] ?? "");
  if (/^h\d$/.test(tag)) return `${words}.`;
  return inlineTags.has(tag) ? words : ` ${words}`;
}

/** The text of a block. A heading ends in a full stop. */
export function blockWords(block: Block): string {
  if ("photograph" in block) return block.photograph.alt;
  if ("diagram" in block) return block.diagram.caption;
  return wordsIn(block).replaceAll(/\s+/g, " ").trim();
}

export type DiagramView = ReturnType<typeof diagramView>;

export type ShownBlock =
  ProseElement | { tag: "photograph"; picture: ImageView } | { tag: "diagram"; diagram: DiagramView };

/** A diagram in the colours of a hue, without its empty labels. `themed`: its ground follows the theme. */
export function diagramView(
  { pictures }: Pick<Source, "pictures">,
  { shows, labels, caption }: DiagramWords,
  hue: CategoryHue,
  themed = false,
) {
  const { rooms, lit, ground, ...drawn } = diagram(shows, hue, themed);
  const part = (units: number, total: number) => Math.round((100 * units) / total);
  return {
    picture: pictures.add(`diagram-${shows.replaceAll(/[^a-z\d]+/g, "-")}`, drawn),
    labels: rooms.flatMap(({ x, y, width, height, lit: on, begin }, index) => {
      const text = labels[index];
      const across = [part(x, drawn.width), part(width, drawn.width)] as const;
      const down = [part(y, drawn.height), part(height, drawn.height)] as const;
      const beside = themed && on === undefined;
      return text
        ? { text, across, down, ...(on && { on: lit }), ...(begin && { begin }), ...(beside && { beside }) }
        : [];
    }),
    caption,
    ground,
    ...(themed && { themed }),
  };
}

export function proseView(source: Source, blocks: readonly Block[], hue: CategoryHue = "hue2"): ShownBlock[] {
  return blocks.map((block) => {
    if ("photograph" in block)
      return { tag: block.tag, picture: source.pictures.addPhotograph(block.photograph, "prose") };
    if ("diagram" in block) return { tag: block.tag, diagram: diagramView(source, block.diagram, hue, true) };
    return block;
  });
}

export const headingsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) =>
    "props" in block && block.tag.startsWith("h") ? [String(block.props?.["id"])] : [],
  );
