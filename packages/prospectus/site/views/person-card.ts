/** People with their portraits. */
import { portrait, type PortraitOptions } from "../art/portrait.ts";
import type { PortraitTraits } from "../art/portrait/traits.ts";
import { find, pathOf } from "../content.ts";
import { pictureView } from "./cover.ts";
import type { Source } from "./source.ts";

/** What a person's face is drawn from, also of somebody who has a photograph. */
export function drawnFace({ content }: Source, id: string): PortraitOptions {
  const { name, portrait: traits } = find(content.people.people, id);
  // The schema of a portrait is made from these very traits (records/people.ts).
  return { seed: name, ...(traits ? { traits: traits as PortraitTraits } : {}) };
}

/** A person with a portrait, or at what a scene shows. A drawn one's text alternative is the name. */
export function personView(source: Source, id: string, scene?: string) {
  const person = find(source.content.people.people, id);
  return {
    id,
    name: person.name,
    role: person.role,
    /** What they did before. */
    formerly: person.formerly,
    /** The path of the person’s page, where there is one. */
    to: pathOf(source.content, "person", id),
    portrait: pictureView(source, person.photograph, "square", () =>
      source.pictures.add(id, portrait({ ...drawnFace(source, id), scene }), person.name),
    ),
  };
}

export type PersonView = ReturnType<typeof personView>;
