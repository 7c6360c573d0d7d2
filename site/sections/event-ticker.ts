import { z } from "zod";
import { fileOf } from "../records.ts";
import { group } from "../schema/text.ts";
import { find } from "../views/find.ts";
import { labelsOf } from "../views/source.ts";
import { defineSection, entriesOf } from "./define-section.ts";

/** The moving strip of what events are about. */
export const eventTicker = defineSection({
  kind: "event-ticker",
  words: group("A moving strip of the themes of events.", {
    label: "Read aloud: the name of the moving strip.",
    limit: z.int().min(1).describe("How many themes the strip names at most."),
  }),
  shows: ["events"],
  needs: ({ content }) => [entriesOf(content.events, fileOf("events"))],
  view: ({ section: { label, limit }, content, source }) => ({
    label,
    themes: content.lists.events.slice(0, limit).map((id) => find(content.events, id).theme),
    labels: labelsOf(source, "pause", "play"),
  }),
  places: () => [],
});
