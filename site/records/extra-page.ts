import { z } from "zod";
import { prose, ref, type RecordKind } from "../schema/reference.ts";
import { benefit, heading, photographOf, question, text, title } from "../schema/text.ts";
import { plainPageFrontMatter } from "./plain-page.ts";

/** Says that a section gets one of two keys, and which. */
const one = (keys: readonly [string, string], remedy: string) => ({
  path: [keys[0]],
  error: `either ${keys[0]} or ${keys[1]}, and not both`,
  params: { remedy },
});

/** Single records of a kind, in place of those that a section shows by itself. */
const picked = (kind: RecordKind) =>
  z.array(ref(kind)).min(1).describe("Only these, in this order.").optional();

/** The sections of which a page can be made. Of records a section shows those that it picks, in their order. */
const section = z.discriminatedUnion("kind", [
  z
    .strictObject({
      kind: z.literal("prose"),
      heading: heading.optional(),
      text: prose.describe("Markdown, as in an article."),
    })
    .describe("Text, beside its heading or without."),
  z
    .strictObject({ kind: z.literal("events"), heading, pick: picked("event") })
    .describe(
      "Events: all to come, or where there are none, those that are over. The page of the events has its words.",
    ),
  z
    .strictObject({
      kind: z.literal("courses"),
      heading,
      pick: picked("course"),
      category: ref("category").describe("All of this category.").optional(),
    })
    .describe("Courses: those of the course list, of a category, or single ones.")
    .refine(
      ({ pick, category }) => pick === undefined || category === undefined,
      one(["pick", "category"], "Take one of them out."),
    ),
  z
    .strictObject({ kind: z.literal("people"), heading, pick: picked("person") })
    .describe("People: those of the team page, or single ones."),
  z
    .strictObject({ kind: z.literal("articles"), heading, pick: picked("article") })
    .describe("Articles: the first three of the blog, or single ones."),
  z
    .strictObject({
      kind: z.literal("questions"),
      heading,
      questions: z.array(question).min(1).describe("Questions of its own.").optional(),
      category: ref("question category").describe("The questions of faqs.yaml that it shows.").optional(),
    })
    .describe("Questions: its own, or those of a category of faqs.yaml.")
    .refine(
      ({ questions, category }) => (questions === undefined) !== (category === undefined),
      one(
        ["questions", "category"],
        "Write the questions here, or name a category of faqs.yaml that has them.",
      ),
    ),
  z
    .strictObject({
      kind: z.literal("picture"),
      photograph: photographOf("wide").describe("The photograph."),
      caption: text.describe("A line below it.").optional(),
    })
    .describe("A photograph."),
  z
    .strictObject({
      kind: z.literal("offer"),
      heading,
      items: z.array(benefit).min(1).describe("What is offered, each with its tile."),
    })
    .describe("A row of reasons."),
  z
    .strictObject({ kind: z.literal("plans"), heading })
    .describe("The plans, with the words of the pricing page."),
  z
    .strictObject({
      kind: z.literal("testimonials"),
      heading,
      of: z.enum(["home", "about"]).describe("Of which list of testimonials.yaml."),
    })
    .describe("What learners say."),
  z
    .strictObject({
      kind: z.literal("form"),
      title: title.describe("The title above the form."),
      intro: z.array(text).min(1).describe("The paragraphs beside it."),
    })
    .describe("The form of the contact page."),
]);

/** A section of a page that is made of them. */
export type Section = z.output<typeof section>;

/** A page from sections: `extra-pages/<slug>.yaml`. */
export const extraPage = plainPageFrontMatter
  .extend({
    sections: z.array(section).min(1).describe("Its sections, in their order; kind says what each shows."),
  })
  .describe("A page from sections. The name of the file is its address.");

/** The names of sections, by which their headings are linked to: that of the kind, with a number from the second of a kind on. */
export function sectionNames(sections: readonly { kind: string }[]): string[] {
  const counts = new Map<string, number>();
  return sections.map(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count === 1 ? kind : `${kind}-${count}`;
  });
}
