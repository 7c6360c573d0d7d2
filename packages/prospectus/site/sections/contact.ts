import { find } from "../content.ts";
import { z } from "zod";
import { drawnHead } from "../art/heads/inks.ts";
import { ref } from "../schema/reference.ts";
import { group, text, title } from "../schema/text.ts";
import { personView } from "../views/person-card.ts";
import { placeView } from "../views/source.ts";
import { defineSection, lacksWords } from "./define-section.ts";

export const contact = defineSection({
  kind: "contact",
  once: "page",
  schema: group("How to contact the owner of the site, with the form.", {
    intro: z.array(text).min(1).describe("The paragraphs."),
    director: group("Person who answers.", {
      person: ref("person").describe("Id of the person."),
      title: "Line below the name.",
    }).optional(),
    form: title
      .describe("Title above the form. The labels of the form are in labels.yaml (contactForm).")
      .optional(),
  }),
  shows: ["people", "site"],
  needs: ({ content, section: { form } }) => {
    const lack = lacksWords(content.labels, "contactForm", "the labels of the form", "labels.yaml");
    const remedy = "Add them there, or delete this line.";
    return [form !== undefined && lack && { ...lack, at: ["form"], remedy }];
  },
  head: ({ content }) => ({
    art: drawnHead("heads/telephone", 40),
    kind: "scene",
    links: placeView({ content }).links,
  }),
  view: ({ section: { intro, director, form }, content, source }) => ({
    intro,
    director: director && { title: director.title, ...personView(source, director.person) },
    form: form !== undefined &&
      content.labels.contactForm && {
        ...content.labels.contactForm,
        action: content.site.form,
        title: form,
      },
  }),
  anchors: ({ section }) => (section.form === undefined ? [] : ["contact-title"]),
  search: ({ section: { director }, content: { people, site } }) => [
    ...(director ? [find(people.people, director.person).name] : []),
    [site.address.street, site.address.city, site.address.region].filter(Boolean).join(", "),
    site.email,
    site.openingHours,
  ],
  data: () => ({ page: { "@type": "ContactPage" } }),
});
