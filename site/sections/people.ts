import type { Content } from "../content.ts";
import { fileOf } from "../records.ts";
import { picked } from "../schema/reference.ts";
import { headed } from "../schema/text.ts";
import { find } from "../views/find.ts";
import { personView } from "../views/person-card.ts";
import { defineSection } from "./define-section.ts";

/** Its people: those that it picks, or else the team. */
const peopleOf = ({ lists }: Content, pick: string[] | undefined) => pick ?? lists.team;

/** Some people, or the team. */
export const people = defineSection({
  kind: "people",
  words: headed("People: those of the team, or single ones.", { pick: picked("person") }),
  shows: ["people"],
  needs: ({ content, section: { pick } }) => [
    pick === undefined &&
      content.people !== undefined &&
      content.people.team === undefined && {
        expected: `team in ${fileOf("people")}, or under pick who is shown`,
        remedy: "Write one of the two.",
      },
  ],
  view: ({ section: { pick, ...words }, content, source }) => {
    const shown = peopleOf(content, pick);
    return shown.length > 0
      ? { heading: words, people: shown.map((id) => personView(source, id)) }
      : undefined;
  },
  found: ({ section, content }) =>
    peopleOf(content, section.pick).map((id) => find(content.people.people, id).name),
});
