import { unmarked } from "./checks/presence.ts";
import { compose, drawingNames, portraitTraits, type Colour, type PortraitTraits } from "../art/art.ts";
import { z } from "zod";
import { find, type Content, type Source } from "./content.ts";
import { pictureView } from "./picture.ts";
import { idOf, ref } from "./schema/reference.ts";
import { group, photographOf, publication, records, spaced, title, text } from "./schema/text.ts";

/** Features that a record can choose. The name decides the shape of the face. */
const { face: _face, ...chosenTraits } = portraitTraits;

/** The schema of a trait. Its name is a key such as hairColour. */
const traitSchema = ([trait, values]: [string, readonly (string | boolean)[]]) => {
  const schema = z.literal([...values]).describe(`The ${spaced(trait)} of the portrait.`);
  return [trait, schema.optional()] as const;
};

export const peopleSchema = group("People on the site: instructors, authors, the director, learners.", {
  team: "Role of the people on /team.",
  people: records("The people. Those of the team stand on /team in this order.", {
    id: idOf("person"),
    name: title.describe("Name of the person."),
    role: "Role, shown below the name. People with the role of the team appear on /team.",
    formerly: title.describe("Former occupation, in one short line.").optional(),
    about: text.describe("A line or two for the card of an author.").optional(),
    portrait: z
      .strictObject(Object.fromEntries(Object.entries(chosenTraits).map(traitSchema)))
      .describe("Features of the portrait. The name decides all others.")
      .optional(),
    photograph: photographOf("people").optional(),
    ...publication,
  }),
});

export const sceneKeys = {
  scene: z.enum(drawingNames["scenes/people"]).describe("Drawing of the subject."),
  person: ref("person").describe("Person in the scene.").optional(),
} as const;

const quotes = (hint: string) =>
  records(hint, {
    quote: "Quotation, without quotation marks. The page adds them.",
    author: ref("person").describe("Person who says it."),
    scene: sceneKeys.scene.describe("Draws the author at work."),
  }).min(1);

export const testimonialsSchema = group("Testimonials of learners.", {
  home: quotes("Testimonials on the home page."),
  about: quotes("Testimonials on the about page."),
});

/** What a person's portrait is drawn from, also beside a photograph. */
export function drawnFace({ people }: Content, id: string) {
  const { name, portrait } = find(people.people, id);
  // The schema of portraits is made from these traits, whose types it cannot tell.
  return { seed: unmarked(name), ...(portrait && { traits: portrait as PortraitTraits }) };
}

/** Faces of the team, except those with a photograph. */
export const teamFaces = (content: Content) =>
  content.lists.team
    .filter((id) => !find(content.people.people, id).photograph)
    .map((id) => drawnFace(content, id));

/** `again`: how often the page has shown the person; lists of the team show everyone with the tool. `beside`: a colour beside the portrait. */
type Shown = { again?: 0; beside?: Colour; scene?: string; evening?: boolean };

/** A person with a portrait, or in a scene. The name is a drawing's text alternative. A page that shows a person again shows another pose. */
export function personView(source: Source, id: string, { again, beside, scene, evening }: Shown = {}) {
  const { content, pictures, shown } = source;
  const { name, role, formerly, photograph } = find(content.people.people, id);
  const times = again ?? shown?.get(id) ?? 0;
  const portrait = pictureView(source, photograph, "square", () =>
    pictures.add(
      id,
      compose("portrait", { ...drawnFace(content, id), scene, again: times, beside, evening }),
      name,
    ),
  );
  if (again === undefined && scene === undefined) shown?.set(id, times + 1);
  return { id, name, role, formerly, portrait };
}

/** A drawn scene, with the person in it if there is one. */
export function sceneView({ content, pictures }: Source, name: string, scene: string, person?: string) {
  const face = person === undefined ? { seed: scene } : drawnFace(content, person);
  return pictures.add(name, compose("portrait", { ...face, scene, evening: true }));
}

export type PersonView = ReturnType<typeof personView>;
