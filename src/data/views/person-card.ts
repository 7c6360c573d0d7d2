import { portrait, type PortraitOptions } from "../../art/portrait.ts";
import type { PortraitTraits } from "../../art/portrait/traits.ts";
import { find } from "../content.ts";
import { pictureView } from "./cover.ts";
import type { Source } from "./source.ts";

/** What a person's portrait is drawn from, also beside a photograph. */
export function drawnFace({ content }: Source, id: string): PortraitOptions {
  const { name, portrait: traits } = find(content.people.people, id);
  // The schema of portraits is made from these traits (records/people.ts).
  return { seed: name, ...(traits ? { traits: traits as PortraitTraits } : {}) };
}

/** A person with a portrait, or in a scene. The name is a drawing's text alternative. */
export function personView(source: Source, id: string, scene?: string) {
  const person = find(source.content.people.people, id);
  return {
    id,
    name: person.name,
    role: person.role,
    formerly: person.formerly,
    portrait: pictureView(source, person.photograph, "square", () =>
      source.pictures.add(id, portrait({ ...drawnFace(source, id), scene }), person.name),
    ),
  };
}

/** A drawn scene, with the person in it if there is one. */
export const sceneView = (source: Source, name: string, scene: string, person: string | undefined) =>
  source.pictures.add(
    name,
    portrait({ ...(person === undefined ? { seed: scene } : drawnFace(source, person)), scene }),
  );

export type PersonView = ReturnType<typeof personView>;
