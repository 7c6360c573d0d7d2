import { z } from "zod";
import type { Dialect } from "../art/dialect.ts";
import { mosaic } from "../art/mosaic.ts";
import { tile } from "../art/scenes.ts";
import { introduction } from "../head/provider-data.ts";
import { band, benefit, figureAndLabel, heading, labelledLink, meta, text } from "../schema/text.ts";
import { headInks, inHuesOf, type BandColour } from "../art/heads/inks.ts";
import { drawnHead } from "../art/heads/inks.ts";
import { bandView } from "../views/band.ts";
import { benefitsView } from "../views/benefits.ts";
import { journeyView } from "../views/journey.ts";
import { personView, testimonialsView } from "../views/person-card.ts";
import { labelsOf } from "../views/source.ts";
import { definePage } from "./define-page.ts";

/** The tiles of the numbered cards stand on the cards' own colours: those that go with the page's band, and its own. */
function featureTiles(hue: BandColour) {
  const { strong, second, soft } = headInks[hue];
  return [
    { name: "leaf", ground: second, colour: soft },
    { name: "arcs", turn: 2, ground: strong, colour: "ink" },
    { name: "dome", ground: soft, colour: second },
    { name: "circle", ground: hue, colour: strong },
  ] as const;
}

/** 150 tiles for a dark ground: one of the ground's own colour would look like a gap, and they must all be there to be counted. */
function catalogueMosaic(seed: string, dialect: Dialect) {
  const picture = mosaic({ seed, dialect, columns: 15, rows: 10 });
  return {
    ...picture,
    layers: picture.layers.map((layer) =>
      layer.crisp && layer.fill === "ink" ? { ...layer, fill: "tint3" as const } : layer,
    ),
  };
}

/** The about page. */
export const about = definePage({
  kind: "about",
  path: "/about",
  footer: "compact",
  words: z
    .strictObject({
      meta,
      band,
      story: heading
        .extend({
          paragraphs: z.array(text).min(1).describe("The story, in paragraphs."),
          figures: z.array(figureAndLabel).describe("Figures beside it.").default([]),
        })
        .describe("How the provider began.")
        .optional(),
      catalogue: heading
        .extend({
          figure: figureAndLabel.describe("The figure beside the mosaic."),
          text: text.describe("The paragraph."),
          button: labelledLink.describe("Its button."),
        })
        .describe("How many courses there are, with as many tiles.")
        .optional(),
      features: heading
        .extend({
          cards: z
            .array(
              z.strictObject({
                id: z.int().describe("A number of its own."),
                cardNo: text.describe("The number that stands on the card."),
                title: text.describe("Its title."),
                desc: text.describe("Its text."),
              }),
            )
            .min(1)
            .describe("The cards, in this order."),
          open: z.int().describe("The id of the card that is open at first."),
        })
        .describe("Numbered cards; the one that is pointed at expands.")
        .optional(),
      offer: heading
        .extend({ items: z.array(benefit).min(1).describe("What is offered, each with its tile.") })
        .describe("What the provider offers.")
        .optional(),
      instructor: heading
        .extend({
          paragraphs: z.array(text).min(1).describe("The paragraphs."),
          points: z.array(text).describe("What one gets, as a list.").default([]),
          button: labelledLink.describe("Its button."),
        })
        .describe("For those who would like to teach.")
        .optional(),
      testimonials: heading.describe("Above the testimonials, which are in testimonials.yaml.").optional(),
    })
    .describe("The page /about."),
  shows: ["banners", "people", "testimonials"],
  view: ({ words, content, source, pictures }) => {
    const { hue } = words.band;
    const tiles = featureTiles(hue);
    const cardOf = (index: number) => {
      const one = tiles[index % tiles.length] ?? tiles[0];
      return { ground: one.ground, tile: pictures.paint(tile(one)) };
    };
    const steps = [headInks[hue].soft, hue, headInks[hue].strong];
    return {
      ...words,
      story: words.story && {
        ...words.story,
        figures: words.story.figures.map((figure, index) => ({ ...figure, ground: steps[index % 3] })),
      },
      labels: labelsOf(source, "previous", "next"),
      band: bandView(source, words.band, { art: drawnHead("heads/flower") }),
      // As many tiles as there are courses: 15 by 10, and one more for what comes next.
      catalogue: words.catalogue && {
        ...words.catalogue,
        art: pictures.add(
          "catalogue",
          catalogueMosaic(words.catalogue.title, inHuesOf(hue, content.brand.dialect)),
        ),
        next: pictures.paint(tile({ name: "plus", ground: "hue3", colour: "ink" })),
      },
      features: words.features && {
        ...words.features,
        cards: words.features.cards.map((card, index) => ({
          ...card,
          // No card stands below one of its colour.
          ...cardOf(index + 2 * Math.floor(index / 4)),
        })),
      },
      offer: words.offer && {
        ...words.offer,
        items: benefitsView(source, words.offer.items, words.band.hue),
      },
      people: content.lists.team.slice(0, 4).map((id) => personView(source, id, "teach")),
      testimonials: testimonialsView(source, "about", words.testimonials),
      journey: journeyView(source, words.band),
    };
  },
  places: ({ words, content }) => [
    words.story && "story",
    words.catalogue && "catalogue",
    words.features && "features",
    words.offer && "offer",
    words.instructor && "teach",
    words.testimonials && content.testimonials.about.length > 0 && "about-testimonial-title",
    content.banners.journey && "journey",
  ],
  found: ({ words }) => ({ names: words.story?.paragraphs ?? [] }),
  structuredData: ({ content }) => introduction(content, "AboutPage"),
});
