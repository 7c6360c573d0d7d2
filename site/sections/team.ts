import { group } from "../art/heads/many.ts";
import { portraitParts } from "../art/portrait.ts";
import { fileOf } from "../records.ts";
import { headed } from "../schema/text.ts";
import { find } from "../views/find.ts";
import { drawnFace, personView } from "../views/person-card.ts";
import type { Source } from "../views/source.ts";
import { defineSection, entriesOf } from "./define-section.ts";

/** The grounds beside photographs, which do not say what colour stands behind a face. */
const photographGrounds = ["tint4", "tint3", "tint2", "tint1", "hue5", "hue3"] as const;

/** A person on the wall: face and name share a ground, and a drawn face comes in parts, so that it can look up. */
function memberView(source: Source, id: string, index: number) {
  const { photograph, name } = find(source.content.people.people, id);
  const person = personView(source, id);
  if (photograph)
    return { ...person, ground: photographGrounds[index % photographGrounds.length] ?? "tint4" };
  const { ground, still, gaze, front } = portraitParts(drawnFace(source, id));
  return {
    ...person,
    ground,
    portrait: source.pictures.add(`${id}-wall`, still, name),
    face: { gaze: source.pictures.paint(gaze), front: source.pictures.paint(front) },
  };
}

/** Everyone of the team. */
export const team = defineSection({
  kind: "team",
  once: "site",
  words: headed("Everyone of the team; who that is says people.yaml.", { label: "Below every name." }),
  shows: ["people"],
  needs: ({ content: { people } }) => [
    people !== undefined && people.team === undefined && entriesOf([], `${fileOf("people")} under team`),
  ],
  art: ({ content, source }) => group(content.lists.team.map((id) => drawnFace(source, id))),
  head: ({ content }) => ({ count: content.lists.team.length }),
  view: ({ section: { label, ...words }, content, source }) =>
    content.lists.team.length > 0
      ? {
          heading: words,
          label,
          people: content.lists.team.map((id, index) => memberView(source, id, index)),
        }
      : undefined,
  found: ({ content: { lists, people } }) => lists.team.map((id) => find(people.people, id).name),
  data: () => ({ page: { "@type": "CollectionPage" } }),
});
