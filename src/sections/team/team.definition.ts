import { paint, portraitParts } from "../../art/art.ts";
import { find, type Source } from "../../data/content.ts";
import { headline } from "../../data/schema/text.ts";
import { drawnFace, personView, teamFaces } from "../../data/person.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

const photographGrounds = ["tint4", "tint3", "tint2", "tint1", "hue5", "hue3"] as const;

/** A person on the wall: face and name share a ground. A drawn face has parts, so that it can look up. */
function memberView(source: Source, id: string, index: number) {
  const { photograph, name } = find(source.content.people.people, id);
  const person = personView(source, id);
  if (photograph) return { ...person, ground: photographGrounds[index % photographGrounds.length] };
  const { ground, body, gaze, front } = portraitParts(drawnFace(source.content, id));
  const face = { gaze: paint(gaze), front: paint(front) };
  return { ...person, ground, portrait: source.pictures.add(`${id}-wall`, body, name), face };
}

export const team = defineSection({
  schema: sectionSchema("team", "Everyone of the team. The file people.yaml sets the team.", {
    title: headline,
    label: "Line below every name.",
  }),
  once: "site",
  band: ({ content }) => {
    const people = teamFaces(content);
    const art = people.length > 0 ? ({ of: "faces", people } as const) : undefined;
    return { art, kind: "scene", count: content.lists.team.length };
  },
  data: ({ section: { label, ...heading }, content, source }) => ({
    heading,
    label,
    people: content.lists.team.map((id, index) => memberView(source, id, index)),
  }),
  search: ({ content }) => content.lists.team.map((id) => find(content.people.people, id).name),
});
