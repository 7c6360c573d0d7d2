/** Diagrams in articles. Content names one with its numbers, such as `bars:10,25,70`; drawings take no numbers. */
import { height, kinds as ofFigures, width, type Kind, type Room } from "./diagram-kinds.ts";
import { drawingNames } from "./drawing-names.ts";
import { coloured, drawing, type Drawing } from "./drawing.ts";
import { hueColours, type CategoryHue } from "./hues.ts";
import { isVisibleOn } from "./palette.ts";
import { bounds, box } from "./path.ts";
import { toLayers, type Piece } from "./picture.ts";

/** Boxes of labels in a drawing: shapes with a role `label…`, in their order. */
function roomsIn({ shapes }: Drawing): Room[] {
  const parts = shapes.filter(({ role }) => ["mark", "body", "light", "accent"].includes(role));
  return shapes.flatMap(({ role, d }) => {
    if (!role.startsWith("label")) return [];
    const { minX: x, minY: y, maxX, maxY } = bounds(d);
    const [middle, centre] = [(x + maxX) / 2, (y + maxY) / 2];
    const onPart = parts.some((part) => {
      const around = bounds(part.d);
      return middle > around.minX && middle < around.maxX && centre > around.minY && centre < around.maxY;
    });
    const lit = onPart && { lit: role === "label-lit" };
    const begin = role === "label-start" && { begin: true };
    return { x, y, width: maxX - x, height: maxY - y, ...lit, ...begin };
  });
}

const drawn = (name: string): Kind => ({
  draw: ({ ground, plain, lit, ink, line, accent, paper }) => {
    const source = drawing(`diagrams/${name}`);
    const fills = { ground, mark: plain, body: lit, deep: ink, line, accent, light: paper };
    return { height: source.height, pieces: coloured(source, fills), rooms: roomsIn(source) };
  },
});

const kinds = new Map<string, Kind>([
  ...Object.entries(ofFigures),
  ...drawingNames.diagrams.map((name) => [name, drawn(name)] as const),
]);

export const diagramExamples: readonly string[] = [...kinds].map(([name, { takes }]) =>
  takes ? `${name}:${takes.example}` : name,
);

function read(shows: string) {
  const [name = "", figures] = shows.split(":");
  const values = figures?.split(",").map((one) => (one.trim() === "" ? NaN : Number(one))) ?? [];
  return { name, kind: kinds.get(name), values };
}

/** What was expected instead of the name and the numbers; else undefined. */
function numbersMistake(shows: string): string | undefined {
  const { name, kind, values } = read(shows);
  if (!kind) return `one of the diagrams ${diagramExamples.join(", ")}`;
  if (!kind.takes) return values.length === 0 ? undefined : `${name} without figures`;
  const { example, count, from, to } = kind.takes;
  const [least, most] = count ?? [1, values[0] ?? 0];
  const fits = (value: number, index: number) =>
    count || index === 0 ? value >= from && value <= to : value >= 1 && value <= most;
  if (values.length >= least && values.length <= most && values.every(Number.isInteger) && values.every(fits))
    return undefined;
  const numbers = count ? `${least} to ${most} whole numbers` : "one whole number";
  const part = count ? "" : ", then the numbers of the emphasised parts";
  return `${name} with ${numbers} from ${from} to ${to}${part}, such as ${name}:${example}`;
}

/** What was expected, if the diagram is invalid or the number of its labels does not match; else undefined. */
export function diagramMistake(shows: string, labels: readonly string[] = []): string | undefined {
  const mistake = numbersMistake(shows);
  if (mistake !== undefined || labels.length === 0) return mistake;
  const { length } = diagram(shows, "hue1").rooms;
  if (labels.length === length) return undefined;
  return `${length} labels for ${shows} (some may be empty), or no labels`;
}

/** A diagram, 8 cells wide, with its label boxes. Its ground is a tint of the hue. If `themed`, the page draws that ground. Throws if `diagramMistake` finds one. */
export function diagram(shows: string, hue: CategoryHue, themed = false) {
  const { kind, values } = read(shows);
  const { ground } = hueColours[hue].tile;
  const { body: lit, accent } = hueColours[hue].inks[0];
  const [line, paper] = themed ? (["line", `${ground}Sheet`] as const) : (["ink", "paper"] as const);
  const plain = isVisibleOn("paper", ground) ? paper : accent;
  if (!kind) throw new Error(`There is no diagram ${shows}.`);
  const inks = { ground, plain, lit, ink: "ink", line, accent, paper } as const;
  const { height: high = height, pieces, rooms } = kind.draw(inks, values);
  const panel: Piece[] = themed ? [] : [[ground, box(0, 0, width, high)]];
  return { width, height: high, layers: toLayers([...panel, ...pieces]), rooms, lit, ground };
}
