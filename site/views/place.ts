import type { Source } from "./source.ts";

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
