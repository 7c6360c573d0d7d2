/** What views are made of, and the words that several of them take from it. */
import type { Content } from "../content.ts";
import type { PictureStore } from "../images/picture-store.ts";

/** All that a view is made of: the checked content, and the store that takes its pictures. */
export type Source = { content: Content; pictures: PictureStore };

/** Takes the named words out of the interface's words, for the sections that say them. */
export function labelsOf<Name extends keyof Content["labels"]>(
  { content }: Source,
  ...names: readonly Name[]
): Pick<Content["labels"], Name> {
  // Object.fromEntries forgets which names they are.
  return Object.fromEntries(names.map((name) => [name, content.labels[name]])) as Pick<
    Content["labels"],
    Name
  >;
}

/** The mark and the name that lead home, or the logo in their place. */
export function brandView({ content, pictures }: Source) {
  const { name } = content.site;
  const { light, dark } = content.brand.logo ?? {};
  return {
    name,
    to: content.navigation.home.to,
    ...(light === undefined
      ? { mark: pictures.paint(content.mark) }
      : {
          logo: {
            light: pictures.addLogo(light, name),
            ...(dark === undefined ? {} : { dark: pictures.addLogo(dark, name) }),
          },
        }),
  };
}

export type BrandView = ReturnType<typeof brandView>;

/** Where the provider is found. */
export function placeView({ content }: Pick<Source, "content">) {
  const { address, phone, email, openingHours } = content.site;
  return {
    lines: [address.street, `${address.city}, ${address.region} ${address.postalCode}`, address.country],
    phone,
    phoneLink: `tel:${phone.replace(/[^+\d]/g, "")}`,
    email,
    openingHours,
  };
}
