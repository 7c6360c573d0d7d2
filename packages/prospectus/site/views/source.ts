import { formatAddress } from "localized-address-format";
import type { Content } from "../content.ts";
import type { PictureStore } from "../images/picture-store.ts";
import { memoized } from "../memoized.ts";
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

/** The logo, or mark and name, with the link to the home page. */
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

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** Codes of countries (ISO 3166-1), by their English names, their names in a language, and the codes. */
const countryCodes = memoized((language): ReadonlyMap<string, string> => {
  const names = [language, "en"].flatMap((one) =>
    (["long", "short"] as const).map((style) => new Intl.DisplayNames(one, { type: "region", style })),
  );
  const codes = letters
    .flatMap((first) => letters.map((second) => first + second))
    // Codes of former countries have the names of their successors.
    .filter((code) => new Intl.Locale(`und-${code}`).region === code);
  // Of two codes with one name the first is meant.
  const named = codes
    .toReversed()
    .flatMap((code) => names.map((name) => [name.of(code) ?? code, code] as const));
  return new Map([...named, ...codes.map((code) => [code, code] as const), ["USA", "US"]]);
});

/** The postal address in the order of its country. French addresses in Canada have the province in brackets and two spaces before the code. */
export function addressLines(site: Content["site"]): string[] {
  const { street, city, region, postalCode, country } = site.address;
  const code = countryCodes(site.language).get(country);
  const isQuebec = code === "CA" && new Intl.Locale(site.language).language === "fr";
  const place = isQuebec
    ? [`${city}${region ? ` (${region})` : ""}\u00a0 ${postalCode ?? ""}`.trim()]
    : formatAddress(
        {
          postalCountry: code ?? "US",
          addressLines: [],
          locality: city,
          ...(region ? { administrativeArea: region } : {}),
          ...(postalCode ? { postalCode } : {}),
        },
        "latin",
      );
  return [street, ...place, country];
}

export function placeView({ content }: Pick<Source, "content">) {
  const { phone, email, openingHours } = content.site;
  return {
    lines: addressLines(content.site),
    links: [
      { label: phone, to: `tel:${dialled(phone)}` },
      { label: email, to: `mailto:${email}` },
    ],
    openingHours,
  };
}
