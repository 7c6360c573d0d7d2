/**
 * Diagrams in reading: a few tiles that say what a passage says. Content calls one by its name and the figures that it shows,
 * such as `bars:10,25,70`; its words say the same to those who cannot see it.
 */
import { amounts } from "./diagrams/amounts.ts";
import { height, width, type Inks, type Kind } from "./diagrams/kind.ts";
import { ways } from "./diagrams/ways.ts";
import { hueColours, type CategoryHue } from "./hues.ts";
import { isVisibleOn } from "./palette.ts";
import { box } from "./path.ts";
import { toLayers, type Picture } from "./picture.ts";

const kinds = { ...ways, ...amounts };

type Name = keyof typeof kinds;
const isName = (name: string): name is Name => Object.hasOwn(kinds, name);

/** The diagrams that there are, each as content may write it. */
export const diagramExamples: readonly string[] = Object.entries(kinds).map(([name, { example }]) =>
  example === "" ? name : `${name}:${example}`,
);

/** A name and figures, such as `bars:10,25,70`, taken apart. */
function read(shows: string): { name: string; values: number[] } {
  const [name = "", figures] = shows.split(":");
  return {
    name,
    values:
      figures === undefined ? [] : figures.split(",").map((one) => (one.trim() === "" ? NaN : Number(one))),
  };
}

/** What was expected instead of a diagram that cannot be drawn; nothing where it can. */
export function diagramMistake(shows: string): string | undefined {
  const { name, values } = read(shows);
  if (!isName(name)) return `one of the diagrams ${diagramExamples.join(", ")}`;
  const { example, takes, from, to }: Kind = kinds[name];
  const [least, most] = takes;
  if (most === 0) return values.length === 0 ? undefined : `${name} without figures`;
  // Of so many parts the second figure says which one matters.
  const ofParts = least === 1 && most === 2;
  const fits = (value: number, index: number) =>
    ofParts && index === 1 ? value >= 0 && value <= (values[0] ?? 0) : value >= from && value <= to;
  if (values.length >= least && values.length <= most && values.every(Number.isInteger) && values.every(fits))
    return undefined;
  const count = ofParts ? "one number" : least === most ? `${least}` : `${least} to ${most} numbers`;
  const part = ofParts ? ", and behind a comma that of the part that matters" : "";
  return `${name} with ${count} from ${from} to ${to}, without fractions${part}, such as ${name}:${example}`;
}

/** A diagram on the tint of a hue: 8 by 3 cells. Throws where `diagramMistake` finds one. */
export function diagram(shows: string, hue: CategoryHue): Picture {
  const { name, values } = read(shows);
  if (!isName(name)) throw new Error(`There is no diagram ${shows}.`);
  const [{ ground, body, accent } = { ground: "tint1", body: "hue1", accent: "hue3" } as const] =
    hueColours[hue].inks;
  const inks: Inks = { plain: isVisibleOn("paper", ground) ? "paper" : accent, lit: body, ink: "ink" };
  const { draw }: Kind = kinds[name];
  return { width, height, layers: toLayers([[ground, box(0, 0, width, height)], ...draw(inks, values)]) };
}
