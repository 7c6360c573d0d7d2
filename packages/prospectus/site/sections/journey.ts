import { group, headed, labelledLink } from "../schema/text.ts";
import { defineSection, lacksWords } from "./define-section.ts";
import { cellSize } from "../art/picture.ts";
import { callToAction } from "../art/scenes.ts";
import { pick, randomFrom } from "../art/random.ts";
import { inHuesOf, pageHues, wholeDrawing } from "../art/heads/inks.ts";

/** How the words and the picture stand to each other: its columns, that in which a piece is missing, where the figure is, and the parts that stand by themselves, by their first column and row and their size. */
const compositions = {
  /** The words above a row of tiles, at whose end the figure stands. */
  row: {
    columns: 10,
    column: 5,
    low: true,
    parts: [
      [0, 1, 7, 1],
      [7, 0, 3, 2],
    ],
  },
  /** The picture beside the words. */
  end: { columns: 5, column: 1, parts: [[0, 0, 5, 2]] },
  /** The words between its two halves. */
  sides: {
    columns: 6,
    column: 4,
    figureFirst: true,
    parts: [
      [0, 0, 3, 2],
      [3, 0, 3, 2],
    ],
  },
} as const;

export const journey = defineSection({
  kind: "journey",
  once: "page",
  words: group("Band at the end of pages. Its text is in banners.yaml (journey).", {
    questions: headed("Second band beside it, for visitors with questions.", {
      button: labelledLink.describe("Button of the band."),
    }).optional(),
  }),
  shows: ["banners"],
  closes: true,
  needs: ({ content }) => [lacksWords(content.banners, "journey", "the text of the band", "banners.yaml")],
  view: ({
    section: { questions },
    content: { banners, brand },
    pictures,
    figure,
    title,
    hue,
    page,
    mainId,
  }) => {
    const random = randomFrom(`leave ${title}`);
    const hues = pageHues(hue).filter((one) => one !== "hue5");
    const ground = pick(
      random,
      hues.filter((one) => one !== hue && one !== "hue4"),
    );
    const piece = hues.findLast((one) => one !== ground) ?? ground;
    // The large footer is a mosaic itself, and beside another band there is no room for the others.
    const shown = figure?.(ground);
    const composition =
      questions || (shown && shown.width > 2 * shown.height)
        ? "end"
        : pick<keyof typeof compositions>(random, [
            "end",
            "sides",
            ...(page.footer === "tall" ? [] : (["row"] as const)),
          ]);
    const { parts, ...cells } = compositions[composition];
    const { src } = pictures.add(
      "journey",
      callToAction({
        seed: title,
        dialect: inHuesOf(hue, brand.dialect),
        ground,
        piece,
        figure: shown,
        ...cells,
      }),
    );
    return {
      journey: banners.journey && {
        title: banners.journey.title,
        // A button to this very page leads to the part that it is about.
        buttons: banners.journey.buttons.map(({ label, to }) => ({
          label,
          to: to === page.path && page.first === undefined ? `${to}#${mainId}` : to,
        })),
        hue: ground,
        piece,
        composition,
        art: parts.map(([column, row, columns, rows]) => {
          const [width, height] = [columns * cellSize, rows * cellSize];
          const view = `viewBox(${column * cellSize},${row * cellSize},${width},${height})`;
          return { src: `${src}#svgView(${view})`, width, height, alt: "" };
        }),
      },
      questions: questions && {
        ...questions,
        art: pictures.add("questions", wholeDrawing("heads/question-mark")("tint1")),
      },
    };
  },
  places: ({ section, id }) => [...(section.questions ? [`${id}-questions`] : []), id],
});
