import { z } from "zod";
import { defineSection, sectionSchema } from "../define-section.ts";

export const eventTicker = defineSection({
  schema: sectionSchema("event-ticker", "Moving strip with the themes of events.", {
    label: "For screen readers: the name of the moving strip.",
    limit: z.int().min(1).describe("Highest number of themes in the strip."),
  }),
  data: ({ section: { label, limit }, content }) => ({
    label,
    themes: content.events.slice(0, limit).map(({ theme }) => theme),
    labels: content.labels.strip,
  }),
  anchors: () => [],
});
