import { z } from "zod";
import { portraitParts } from "../art/portrait.ts";
import { band, heading, meta, text } from "../schema/text.ts";
import { group } from "../art/heads/many.ts";
import { bandView } from "../views/band.ts";
import { find } from "../views/find.ts";
import { drawnFace, personView } from "../views/person-card.ts";
import type { Source } from "../views/source.ts";
import { definePage } from "./define-page.ts";

/** The grounds beside photographs, which do not say what colour stands behind a face. */
const photographGrounds = ["tint4", "tint3", "tint2", "tint1", "hue5", "hue3"] as const;

/** A person on the wall: face and name share a ground, and a drawn face comes in parts, so that it can look up. */
function memberView(source: Source, id: string, index: number) {
  const { photograph, name } = find(source.content.people.people, id);
  const person = personView(source, id, "teamWall");
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

/** The words of the page of all, and of the pages of single people. */
export const teamWords = z
  .strictObject({
    meta,
    band,
    members: heading.describe("Above the people."),
    memberLabel: text.describe("Below every name."),
    personPage: z
      .strictObject({
        courses: heading.describe("Above the courses that they teach.").optional(),
        articles: heading.describe("Above the articles that they wrote.").optional(),
      })
      .describe("On the pages of people.")
      .default({}),
  })
  .describe("The page /team. The people, and which of them stand here, are in people.yaml.");

/** The instructors. */
export const team = definePage({
  kind: "team",
  path: "/team",
  footer: "compact",
  words: teamWords,
  shows: ["banners", "people"],
  view: ({ words: { personPage: _personPage, ...words }, content, source }) => ({
    ...words,
    band: bandView(source, words.band, { art: group(content.lists.team.map((id) => drawnFace(source, id))) }),
    people: content.lists.team.map((id, index) => memberView(source, id, index)),
  }),
  places: () => ["members"],
  found: ({ content: { lists, people } }) => ({
    names: lists.team.map((id) => find(people.people, id).name),
  }),
  structuredData: () => ({ page: { "@type": "CollectionPage" } }),
});
