import { mosaic } from "../art/mosaic.ts";
import { fileOf } from "../records.ts";
import { group, headed, labelledLink } from "../schema/text.ts";
import { isFurther } from "../views/list-pages.ts";
import { defineSection } from "./define-section.ts";
import { callToAction } from "../art/scenes.ts";
import { pick, randomFrom } from "../art/random.ts";
import { inHuesOf, type BandColour } from "../art/heads/inks.ts";
import type { CategoryHue } from "../art/hues.ts";
import type { Dialect } from "../art/dialect.ts";

/** The hues in which a page may close, by the hue in which it opens: one for the band, and one for its missing piece. */
const closings = {
  hue1: [["hue3", "hue1"]],
  hue2: [["hue1", "hue2"]],
  hue3: [
    ["hue2", "hue1"],
    ["hue1", "hue2"],
  ],
  hue4: [["hue3", "hue4"]],
  tint1: [
    ["hue3", "hue1"],
    ["hue1", "hue3"],
  ],
  tint2: [["hue1", "hue2"]],
  tint3: [
    ["hue2", "hue1"],
    ["hue1", "hue2"],
  ],
  tint4: [["hue3", "hue4"]],
  hue5: [
    ["hue3", "hue2"],
    ["hue2", "hue3"],
  ],
} as const satisfies Record<BandColour, readonly (readonly [CategoryHue, CategoryHue])[]>;

/** How the words and the mosaic stand to each other, and its cells: in a row below them, or beside them; or with another band beside both. Of rows a low band shows the last. */
const compositions = {
  row: { columns: 14, rows: 1 },
  end: { columns: 4, rows: 3 },
  half: { columns: 7, rows: 1 },
} as const;

/** The columns of the mosaic in which a piece can be missing: those where it may lie beside its hole at every width. */
const holes = [1, 2, 3] as const;

/** The mosaic of the band, which lacks one piece: title and hue of what opens the page settle it, and the hue of the band. */
function closingArt(title: string, hue: BandColour, dialect: Dialect, beside: boolean) {
  const random = randomFrom(`to go ${title}`);
  const [ground, piece] = pick<readonly [CategoryHue, CategoryHue]>(random, closings[hue]);
  const column = pick(random, holes);
  const composition = beside ? "half" : pick<"row" | "end">(random, ["row", "end"]);
  const drawn = callToAction({
    seed: title,
    dialect: inHuesOf(hue, dialect),
    piece,
    ground,
    column,
    ...compositions[composition],
  });
  return { hue: ground, piece, column, composition, drawn };
}

/** The band that closes pages. */
export const journey = defineSection({
  kind: "journey",
  once: "page",
  words: group("The band that closes pages; its words are in banners.yaml (journey).", {
    questions: headed("A band beside it, for those who have questions still.", {
      button: labelledLink.describe("The button of the band."),
    }).optional(),
  }),
  shows: ["banners"],
  closes: true,
  needs: ({ content: { banners } }) => [
    banners !== undefined &&
      !banners.journey && {
        expected: `the words of the band (journey) in ${fileOf("banners")}`,
        remedy: "Write them there, or take the section out.",
      },
  ],
  view: ({ section: { questions }, content: { banners, brand }, pictures, title, hue, page, mainId }) => {
    const { drawn, ...shown } = closingArt(title, hue, brand.dialect, questions !== undefined);
    return {
      journey: banners.journey && {
        title: banners.journey.title,
        // A button to this very page leads to the part that it is about.
        buttons: banners.journey.buttons.map(({ label, to }) => ({
          label,
          to: to === page.path && !isFurther(page) ? `${to}#${mainId}` : to,
        })),
        ...shown,
        art: pictures.add("journey", drawn),
      },
      questions: questions && {
        ...questions,
        art: pictures.add(
          "questions",
          mosaic({
            seed: "still have questions",
            dialect: brand.dialect,
            columns: 7,
            rows: 1,
            ground: "paper",
          }),
        ),
      },
    };
  },
  places: ({ section, id }) => [...(section.questions ? [`${id}-questions`] : []), id],
});
