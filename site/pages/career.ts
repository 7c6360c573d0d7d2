import { z } from "zod";
import { thumbnail } from "../art/cover.ts";
import { jobData } from "../head/job-data.ts";
import { band, benefit, heading, labelledLink, meta } from "../schema/text.ts";
import { drawnHead } from "../art/heads/inks.ts";
import { bandView } from "../views/band.ts";
import { benefitsView } from "../views/benefits.ts";
import { dialectOf } from "../views/category.ts";
import { labelsOf } from "../views/source.ts";
import { definePage } from "./define-page.ts";

/** The openings. */
export const career = definePage({
  kind: "career",
  path: "/career",
  footer: "compact",
  words: z
    .strictObject({
      meta,
      band,
      openings: heading.describe("Above the openings."),
      values: heading
        .extend({ items: z.array(benefit).min(1).describe("What one can expect, each with its tile.") })
        .describe("How it is to work here.")
        .optional(),
      button: labelledLink.describe("The button of every opening."),
    })
    .describe("The page /career. The openings are in jobs.yaml."),
  shows: ["banners", "jobs"],
  view: ({ words, content, source, pictures }) => ({
    ...words,
    labels: labelsOf(
      source,
      "posts",
      "location",
      "salary",
      "jobDescription",
      "jobType",
      "experience",
      "questionMarkers",
    ),
    band: bandView(source, words.band, { art: drawnHead("heads/doorway") }),
    values: words.values && {
      ...words.values,
      items: benefitsView(source, words.values.items, words.band.hue),
    },
    jobs: content.jobs.map(({ figure, category, ...job }) => ({
      ...job,
      picture: pictures.add(
        `job-${job.id}`,
        thumbnail({ seed: job.id, dialect: dialectOf(source, category), figure }),
      ),
    })),
  }),
  places: ({ words, content }) => [
    content.jobs.length > 0 && "openings",
    words.values && "values",
    ...content.jobs.map(({ id }) => `job-${id}`),
  ],
  found: ({ content: { jobs } }) => ({
    names: jobs.flatMap(({ title, address, info }) => [title, address, info.description]),
  }),
  structuredData: ({ content }) => ({ things: jobData(content) }),
});
