import { find } from "../../data/content.ts";
import { z } from "zod";
import { ref } from "../../data/schema/reference.ts";
import { group, text, title } from "../../data/schema/text.ts";
import { personView } from "../../data/person.ts";
import { placeView } from "../../data/site.ts";
import { defineSection, sectionSchema } from "../define-section.ts";

export const contact = defineSection({
  schema: sectionSchema("contact", "How to contact the owner of the site, with the form.", {
    intro: z.array(text).min(1).describe("The paragraphs."),
    director: group("Person who answers.", {
      person: ref("person").describe("Id of the person."),
      title: "Line below the name.",
    }),
    form: title.describe("Title above the form."),
  }),
  once: "page",
  band: ({ content }) => ({
    art: { of: "drawing", name: "heads/telephone", end: 40 },
    kind: "scene",
    links: placeView({ content }).links,
  }),
  data: ({ section: { intro, director, form }, content, source }) => ({
    intro,
    director: { title: director.title, ...personView(source, director.person, { evening: true }) },
    form: { ...content.labels.contactForm, action: content.site.form, title: form },
  }),
  anchors: () => ["contact-title"],
  search: ({ section: { director }, content: { people, site } }) => [
    find(people.people, director.person).name,
    `${site.address.street}, ${site.address.city}, ${site.address.region}`,
    site.email,
    site.openingHours,
  ],
});
