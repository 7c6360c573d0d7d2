/** People with their portraits. */
import { portrait, type PortraitOptions } from "../art/portrait.ts";
import type { PortraitTraits } from "../art/portrait/traits.ts";
import type { ImageView } from "../images/picture-store.ts";
import type { Content } from "../content.ts";
import { pictureView } from "./cover.ts";
import { find } from "./find.ts";
import type { Source } from "./source.ts";

/** A person with a portrait, as a view gives it. */
export type PersonView = {
  id: string;
  name: string;
  role: string;
  portrait: ImageView;
  /** The path of the person's page, where there is one. */ to?: string;
};

/** Whether a person has a page. */
export const hasPersonPage = ({ pageList }: Pick<Content, "pageList">, id: string) =>
  pageList.some(({ kind, slug }) => kind === "person" && slug === id);

/** What a person's face is drawn from, also of somebody who has a photograph. */
export function drawnFace({ content }: Source, id: string): PortraitOptions {
  const { name, portrait: traits } = find(content.people.people, id);
  return { seed: name, ...(traits ? { traits: traits as PortraitTraits } : {}) };
}

/** A person with a portrait, made for the place that shows it. A drawn one's text alternative is the name. */
export function personView(
  source: Source,
  id: string,
  place: "teamWall" | "teach" | "personCard" | "testimonial" | "director" | "author",
): PersonView {
  const person = find(source.content.people.people, id);
  return {
    id,
    name: person.name,
    role: person.role,
    ...(hasPersonPage(source.content, id) ? { to: `/team/${id}` } : {}),
    portrait: pictureView(source, person.photograph, place, () =>
      source.pictures.once(JSON.stringify(["person", id]), () =>
        source.pictures.add(id, portrait(drawnFace(source, id)), person.name),
      ),
    ),
  };
}

/** What learners say, with their portraits, under the words of its section; nothing where either is missing. */
export function testimonialsView<Words>(source: Source, page: "home" | "about", words: Words | undefined) {
  const entries = source.content.testimonials[page].map(({ quote, author }) => ({
    quote,
    author: personView(source, author, "testimonial"),
  }));
  return words && entries.length > 0 ? { ...words, entries } : undefined;
}
