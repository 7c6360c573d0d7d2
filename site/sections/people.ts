import { z } from "zod";
import type { Content } from "../content.ts";
import type { Page } from "../page.ts";
import { fileOf } from "../records.ts";
import { picked } from "../schema/reference.ts";
import { headed } from "../schema/text.ts";
import { find } from "../views/find.ts";
import { personView } from "../views/person-card.ts";
import { defineSection } from "./define-section.ts";

type Own = {
  content: Content;
  page: Page;
  section: { pick?: string[] | undefined; who: "team" | "instructors" };
};

/** Its people: those that it picks, the instructors of the page's category, or else the team. */
function peopleOf({ content: { coursePages, lists }, page: { slug }, section: { pick, who } }: Own) {
  if (pick || who === "team") return pick ?? lists.team;
  const taught = coursePages.filter(({ category }) => category === slug);
  return [...new Set(taught.flatMap(({ instructors }) => instructors))];
}

/** Some people, those who teach the courses of a category, or the team. */
export const people = defineSection({
  kind: "people",
  words: headed("People: those of the team, or single ones.", {
    pick: picked("person"),
    who: z
      .enum(["team", "instructors"])
      .describe("Where none are picked: the team, or on the pages of categories those who teach its courses.")
      .default("team"),
  }),
  shows: ["people", "coursePages"],
  needs: ({ content, section: { pick, who } }) => [
    pick === undefined &&
      who === "team" &&
      content.people !== undefined &&
      content.people.team === undefined && {
        expected: `team in ${fileOf("people")}, or under pick who is shown`,
        remedy: "Write one of the two.",
      },
  ],
  view: ({ source, ...own }) => {
    const { pick: _pick, who: _who, ...heading } = own.section;
    const shown = peopleOf(own).map((id) => personView(source, id));
    return shown.length > 0 ? { heading, people: shown } : undefined;
  },
  found: (own) => peopleOf(own).map((id) => find(own.content.people.people, id).name),
});
