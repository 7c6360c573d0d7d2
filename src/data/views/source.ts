import { scene } from "../../art/scenes.ts";
import { paint } from "../../art/picture.ts";
import type { Content } from "../content.ts";
import type { PictureStore } from "../images/picture-store.ts";
import { dialled } from "../schema/reference.ts";

export type Source = { content: Content; pictures: PictureStore };

export function labelsOf<Name extends keyof Content["labels"]>(
  { content }: Source,
  ...names: readonly Name[]
): Pick<Content["labels"], Name> {
  return Object.fromEntries(names.map((name) => [name, content.labels[name]])) as Pick<
    Content["labels"],
    Name
  >;
}

/** Mark and name, with the link to the home page. */
export function brandView({ content }: Source) {
  return {
    name: content.site.name,
    to: content.navigation.home.to,
    mark: paint(scene("mark")),
  };
}

export type BrandView = ReturnType<typeof brandView>;

export function placeView({ content }: Pick<Source, "content">) {
  const { address, phone, email, openingHours } = content.site;
  const { street, city, region, postalCode, country } = address;
  return {
    lines: [street, `${city}, ${region} ${postalCode}`, country],
    links: [
      { label: phone, to: `tel:${dialled(phone)}` },
      { label: email, to: `mailto:${email}` },
    ],
    openingHours,
  };
}
