import {
  compose,
  drawingNames,
  portraitTraits,
  type PortraitOptions,
  type PortraitTraits,
} from "../art/art.ts";
import { z } from "zod";
import { find, type Content, type Source } from "./content.ts";
import { pictureView } from "./picture.ts";
import { idOf, ref } from "./schema/reference.ts";
import { group, photographOf, publication, records, title, text } from "./schema/text.ts";

/** Features that a record can choose. The name decides the shape of the face. */
const { face: _face, ...chosenTraits } = portraitTraits;

export const peopleSchema = group(
  "People on the site: instructors, authors, the director, learners. All are invented.",
  {
    team: "Role of the people on /team.",
    people: records("The people. Those of the team stand on /team in this order.", {
      id: idOf("person"),
      name: title.describe("Name of the person."),
      role: "Role, shown below the name. People with the role of the team appear on /team.",
      formerly: title.describe("Former occupation, in one short line.").optional(),
      about: text.describe("A line or two for the card of an author.").optional(),
      portrait: z
        .strictObject(
          Object.fromEntries(
            Object.entries(chosenTraits).map(([trait, values]) => [
              trait,
              z
                .literal<(string | boolean)[]>([...values])
                .describe(`The ${trait.replace("C", " c").replace("S", " s")} of the portrait.`)
                .optional(),
            ]),
          ),
        )
        .describe(
          "Features of the portrait. Without them, the name decides: the same name gives the same portrait.",
        )
        .optional(),
      photograph: photographOf("people").optional(),
      ...publication,
    }),
  },
);

export const sceneKeys = {
  scene: z.enum(drawingNames["scenes/people"]).describe("Drawing of the subject."),
  person: ref("person").describe("Person in the scene.").optional(),
} as const;

const quotes = z
  .array(
    z.strictObject({
      quote: text.describe("Quotation, without quotation marks. The page adds them."),
      author: ref("person").describe("Person who says it."),
      scene: z.enum(drawingNames["scenes/people"]).describe("Draws the author at work."),
    }),
  )
  .min(1);

export const testimonialsSchema = group("Testimonials of learners.", {
  home: quotes.describe("Testimonials on the home page."),
  about: quotes.describe("Testimonials on the about page."),
});

/** What a person's portrait is drawn from, also beside a photograph. */
export function drawnFace({ people }: Content, id: string): PortraitOptions {
  const { name, portrait: traits } = find(people.people, id);
  // The schema of portraits is made from these traits (records/people.ts).
  return { seed: name, ...(traits ? { traits: traits as PortraitTraits } : {}) };
}

/** Faces of the team, except those with a photograph. */
export const teamFaces = (content: Content) =>
  content.lists.team
    .filter((id) => !find(content.people.people, id).photograph)
    .map((id) => drawnFace(content, id));

/** A person with a portrait, or in a scene. The name is a drawing's text alternative. */
export function personView(source: Source, id: string, scene?: string) {
  const person = find(source.content.people.people, id);
  return {
    id,
    name: person.name,
    role: person.role,
    formerly: person.formerly,
    portrait: pictureView(source, person.photograph, "square", () =>
      source.pictures.add(id, compose("portrait", { ...drawnFace(source.content, id), scene }), person.name),
    ),
  };
}

/** A drawn scene, with the person in it if there is one. */
export const sceneView = (source: Source, name: string, scene: string, person: string | undefined) =>
  source.pictures.add(
    name,
    compose("portrait", {
      ...(person === undefined ? { seed: scene } : drawnFace(source.content, person)),
      scene,
    }),
  );

export type PersonView = ReturnType<typeof personView>;
