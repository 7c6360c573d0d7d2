import { z } from "zod";
import { questionMark } from "../art/heads.ts";
import { street } from "../art/street.ts";
import { faqData } from "../head/faq-data.ts";
import { ref } from "../schema/reference.ts";
import { band, heading, meta, photographOf, text } from "../schema/text.ts";
import { telephone } from "../art/heads/places.ts";
import { bandView } from "../views/band.ts";
import { pictureView } from "../views/cover.ts";
import { find } from "../views/find.ts";
import { sendingView } from "../views/form.ts";
import { journeyView } from "../views/journey.ts";
import { personView } from "../views/person-card.ts";
import { placeView } from "../views/place.ts";
import { questionDocuments } from "../views/search-document.ts";
import { labelsOf } from "../views/source.ts";
import { definePage, questionPlaces } from "./define-page.ts";

/** The contact page. */
export const contact = definePage({
  kind: "contact",
  path: "/contact",
  footer: "tall",
  words: z.strictObject({
    meta,
    band,
    intro: z.array(text).min(1),
    director: z.strictObject({ person: ref("person"), title: text }).optional(),
    form: z
      .strictObject({
        title: text,
        name: text,
        email: text,
        subject: text,
        message: text,
        save: text,
        button: text,
        required: text,
        status: text.optional(),
      })
      .optional(),
    location: heading
      .extend({ area: text, details: text, hours: text, photograph: photographOf("wide").optional() })
      .optional(),
    faq: heading.optional(),
  }),
  shows: ["banners", "faqs", "people", "site"],
  view: ({ words, content, source, pictures }) => ({
    ...words,
    labels: labelsOf(source, "questionMarkers"),
    form: words.form && { ...words.form, ...sendingView(content, "contact") },
    band: bandView(source, words.band, { art: telephone }),
    director: words.director && {
      ...words.director,
      ...personView(source, words.director.person, "director"),
    },
    place: placeView(source),
    street: pictureView(source, words.location?.photograph, "wide", () => pictures.add("street", street())),
    questions: words.faq && content.faqs.contact,
    mark: pictures.paint(questionMark(words.band.hue)),
    journey: journeyView(source, words.band),
  }),
  places: ({ words, content }) => [
    words.form && "contact-title",
    words.location && "location",
    ...questionPlaces("contact-faq", words.faq && content.faqs.contact),
    content.banners.journey && "journey",
  ],
  found: ({ words, content: { people, site } }) => ({
    names: [
      ...(words.director ? [find(people.people, words.director.person).name] : []),
      `${site.address.street}, ${site.address.city}, ${site.address.region}`,
      site.email,
      site.openingHours,
    ],
  }),
  parts: ({ words, content }) =>
    questionDocuments((words.faq && content.faqs.contact) ?? [], words.band.eyebrow, "/contact#contact-faq"),
  structuredData: ({ words, content, url }) => ({
    page: { "@type": "ContactPage" },
    things: faqData(url, words.faq && content.faqs.contact),
  }),
});
