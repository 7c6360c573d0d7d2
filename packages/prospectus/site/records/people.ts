import { z } from "zod";
import { personScenes } from "../art/portrait.ts";
import { portraitTraits } from "../art/portrait/traits.ts";
import { listOf } from "../schema/list.ts";
import { idOf, ref } from "../schema/reference.ts";
import { group, photographOf, publication, records, text, title } from "../schema/text.ts";

/** Everyone whom the site shows by name: `people.yaml`. */
export const people = group(
  "Everyone whom the site shows by name: instructors, authors, the director, learners. A person gets a page by a file in people/ that has the name of the id.",
  {
    "team?": listOf(ref("person"), ["by-name"], {
      role: text.describe("The role of those who stand there."),
    }).describe("Who stands on /team: everyone of a role."),
    people: records("The people, in any order.", {
      id: idOf("person"),
      name: title.describe("The name of the person."),
      role: "What they are: it stands below the name. Those with the role of the team are on /team.",
      "formerly?": title.describe("What they did before, in one short line."),
      "about?": "A line or two for the card of an author.",
      "portrait?": z
        .strictObject(
          Object.fromEntries(
            Object.entries(portraitTraits).map(([trait, values]) => [
              trait,
              z
                .literal<(string | boolean)[]>([...values])
                .describe(`The ${trait.replace("C", " c").replace("S", " s")} of the portrait.`)
                .optional(),
            ]),
          ),
        )
        .describe("The portrait is drawn from the name, always the same; this fixes single features of it."),
      "photograph?": photographOf("people"),
      ...publication,
    }).default([]),
  },
).prefault({});

const quotes = z.array(
  z.strictObject({
    quote: text.describe("What they say, without quotation marks: the page draws them."),
    author: ref("person").describe("Who says it."),
    scene: z.enum(personScenes).describe("What the author is shown at; else in a portrait.").optional(),
  }),
);

/** What learners say: `testimonials.yaml`. */
export const testimonials = group("What learners say.", {
  home: quotes.describe("On the home page.").default([]),
  about: quotes.describe("On the about page.").default([]),
}).prefault({});
