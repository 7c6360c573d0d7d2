import { group, headline, labelledLink, lead } from "../../data/schema/text.ts";
import { defineSection } from "../define-section.ts";
import { brand } from "../../art/dialect.ts";
import { endingMosaic } from "../../art/scenes.ts";
import { hueColours } from "../../art/hues.ts";
import { pick, randomFrom } from "../../art/random.ts";
import { inHuesOf, pageHues, recoloured } from "../../art/heads/inks.ts";

export const journey = defineSection({
  kind: "journey",
  once: "page",
  schema: group("Band at the end of pages. Its text is in banners.yaml (journey).", {
    questions: group("Second band beside it, for visitors with questions.", {
      title: headline,
      lead,
      button: labelledLink.describe("Button of the band."),
    }).optional(),
  }),
  shows: ["banners"],
  view: ({ section: { questions }, content: { banners }, pictures, figure, title, hue, page, mainId }) => {
    const hues = pageHues(hue);
    const strong = hues.filter((one) => one !== "hue5");
    const ground = pick(
      randomFrom(`leave ${title}`),
      strong.filter((one) => one !== hue),
    );
    const first = strong.findLast((one) => one !== ground) ?? ground;
    const last = hues.find((one) => one !== ground && one !== first) ?? ground;
    return {
      journey: {
        title: banners.journey.title,
        // A button to this page leads to its main section.
        buttons: banners.journey.buttons.map(({ label, to }) => ({
          label,
          to: to === page.path ? `${to}#${mainId}` : to,
        })),
        hue: ground,
        first,
        last: hueColours[last].courseBand,
        art: pictures.add(
          "journey",
          endingMosaic({
            seed: title,
            dialect: inHuesOf(hue, brand),
            ground,
            figure: figure && recoloured(hue, figure(ground)),
          }),
        ),
      },
      questions,
    };
  },
  anchors: ({ section, id }) => [...(section.questions ? [`${id}-questions`] : []), id],
});
