import { find } from "../content.ts";
import { z } from "zod";
import { fileOf } from "../records.ts";
import { picked } from "../schema/reference.ts";
import { headed } from "../schema/text.ts";
import { personView } from "../views/person-card.ts";
import { defineSection } from "./define-section.ts";

export const people = defineSection({
  kind: "people",
  schema: headed("People of the team, or selected ones.", {
    pick: picked("person"),
    who: z
      .enum(["team", "instructors"])
      .describe(
        "Source of the people if “pick” is not set. Team: the team. Instructors: the instructors of the category, on its page.",
      )
      .default("team"),
  }),
  shows: ["people", "coursePages"],
  needs: ({ content, section: { pick, who } }) => [
    pick === undefined &&
      who === "team" &&
      content.people !== undefined &&
      content.people.team === undefined && {
        expected: `“team” in ${fileOf("people")}, or “pick” in this section`,
        remedy: "Set one of the two.",
      },
  ],
  /** Selected people, the instructors of the category, or the team. */
  entries: ({ content: { coursePages, lists }, page: { slug }, section: { pick, who } }) => {
    if (pick || who === "team") return pick ?? lists.team;
    const taught = coursePages.filter(({ category }) => category === slug);
    return [...new Set(taught.flatMap(({ instructors }) => instructors))];
  },
  view: ({ section: { pick: _pick, who: _who, ...heading }, entries, source }) =>
    entries.length > 0 ? { heading, people: entries.map((id) => personView(source, id)) } : undefined,
  search: ({ entries, content }) => entries.map((id) => find(content.people.people, id).name),
});
