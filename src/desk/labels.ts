/** Words of the forms: labels of keys and of values. */

/** Labels of keys that are developers' words. */
const labels: Readonly<Record<string, string>> = {
  alt: "What it shows",
  badge: "Price",
  band: "Top of the page",
  cardNo: "Number on the card",
  desc: "Text",
  detail: "Description",
  drawn: "Further drawings",
  eyebrow: "Small line above the title",
  ground: "Background",
  hue: "Colour",
  id: "Short name",
  intro: "Introduction",
  lead: "Text below the title",
  meta: "For search engines",
  of: "List",
  one: "For the number 1",
  prose: "Text",
  publish: "Days on which it shows",
  shows: "Drawing and its numbers",
  to: "Link",
  turn: "Quarter turns",
  url: "Address of the site",
};

/** Labels of values. */
export const valueLabels = new Map<unknown, string>([
  [true, "Yes"],
  [false, "No"],
  ["ink", "Black"],
  ["paper", "White"],
  ["hue1", "Coral"],
  ["hue2", "Blue"],
  ["hue3", "Yellow"],
  ["hue4", "Green"],
  ["hue5", "Lilac"],
  ["tint1", "Light coral"],
  ["tint2", "Light blue"],
  ["tint3", "Light yellow"],
  ["tint4", "Light green"],
]);

/** Texts that may have several lines. Others are titles, names and short notes. */
export const areas = new Set(
  "answer description desc detail excerpt intro introduction lead noScript paragraphs past quote summary text why".split(
    " ",
  ),
);

/** A key or a name of a file as words. */
export const capitalized = (name: string) => {
  const words = name
    .replaceAll(/[-/]/g, " ")
    .replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const labelOf = (name: string) => labels[name] ?? capitalized(name);
