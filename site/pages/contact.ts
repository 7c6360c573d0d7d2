import { z } from "zod";
import { faqData } from "../head/faq-data.ts";
import { ref } from "../schema/reference.ts";
import { band, heading, meta, photographOf, text } from "../schema/text.ts";
import { drawnHead, questionMark, recoloured } from "../art/heads/inks.ts";
import { scene } from "../art/scenes.ts";
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
  words: z
    .strictObject({
      meta,
      band,
      intro: z.array(text).min(1).describe("The paragraphs beside the form."),
      director: z
        .strictObject({
          person: ref("person").describe("Who it is."),
          title: text.describe("What stands below the name."),
        })
        .describe("The person who answers.")
        .optional(),
      form: z
        .strictObject({
          title: text.describe("Above the form."),
          name: text.describe("Above the field for the name."),
          email: text.describe("Above the field for the email address."),
          subject: text.describe("Above the field for the subject."),
          message: text.describe("Above the field for the message."),
          save: text.describe("Beside the box by which the browser keeps name and address."),
          button: text.describe("The words of the button."),
          required: text.describe("What an asterisk means."),
          status: text
            .describe(
              "What a click on the button says as long as site.yaml has no form; else it may be left out.",
            )
            .optional(),
        })
        .describe("The words of the form. Where it is sent, form in site.yaml says.")
        .optional(),
      location: heading
        .extend({
          area: text.describe("Above the postal address."),
          details: text.describe("Above telephone and email."),
          hours: text.describe("Above the opening hours."),
          photograph: photographOf("wide").describe("In place of the drawn street.").optional(),
        })
        .describe("Where to find the provider. Address and hours are in site.yaml.")
        .optional(),
      faq: heading.describe("Above the questions, which are in faqs.yaml.").optional(),
    })
    .describe("The page /contact."),
  shows: ["banners", "faqs", "people", "site"],
  view: ({ words, content, source, pictures }) => ({
    ...words,
    labels: labelsOf(source, "questionMarkers"),
    form: words.form && { ...words.form, ...sendingView(content, "contact") },
    band: bandView(source, words.band, { art: drawnHead("heads/telephone") }),
    director: words.director && {
      ...words.director,
      ...personView(source, words.director.person, "director"),
    },
    place: placeView(source),
    street: pictureView(source, words.location?.photograph, "wide", () =>
      pictures.add("street", recoloured(words.band.hue, scene("street"))),
    ),
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
