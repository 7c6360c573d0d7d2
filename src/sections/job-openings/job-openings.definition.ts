import { headline, labelledLink } from "../../data/schema/text.ts";
import { categoryView } from "../../data/category.ts";
import { sceneView, teamFaces } from "../../data/person.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const jobOpenings = defineSection({
  schema: sectionSchema("job-openings", "The jobs of jobs.yaml.", {
    title: headline,
    button: labelledLink.describe("Button of every job."),
  }),
  once: "site",
  band: ({ content }) => {
    const [first, second] = teamFaces(content);
    return { art: first && second && { of: "studio", people: [first, second] }, kind: "scene" };
  },
  data: ({ section: { button, ...words }, content, source }) => ({
    heading: words,
    button,
    labels: content.labels.job,
    markers: content.labels.questionMarkers,
    jobs: content.jobs.map(({ category, scene, person, ...job }) => ({
      ...job,
      hue: categoryView(content, category).hue,
      picture: sceneView(source, `job-${job.id}`, scene, person),
    })),
  }),
  anchors: ({ id, content }) => [id, ...content.jobs.map((job) => `job-${job.id}`)],
  search: ({ content: { jobs } }) =>
    jobs.flatMap(({ title, address, info }) => [title, address, info.description]),
});
