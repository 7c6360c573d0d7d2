import { z } from "zod";
import { prose, ref } from "../schema/reference.ts";
import { benefit, heading, photographOf, question, text, title } from "../schema/text.ts";
import { plainPageFrontMatter } from "./plain-page.ts";

/** Says that a section gets one of two keys, and which. */
const one = (keys: readonly [string, string], remedy: string) => ({
  path: [keys[0]],
  error: `either ${keys[0]} or ${keys[1]}, and not both`,
  params: { remedy },
});

/** The sections of which a page can be made. Of records a section shows those that it picks, in their order. */
const section = z.discriminatedUnion("kind", [
  /** `text` is Markdown. */
  z.strictObject({ kind: z.literal("prose"), heading: heading.optional(), text: prose }),
  /** Without `pick` all events: those to come, or where there are none, those that are over. */
  z.strictObject({ kind: z.literal("events"), heading, pick: z.array(ref("event")).min(1).optional() }),
  /** Without `pick` and `category` those of the course list. */
  z
    .strictObject({
      kind: z.literal("courses"),
      heading,
      pick: z.array(ref("course")).min(1).optional(),
      category: ref("category").optional(),
    })
    .refine(
      ({ pick, category }) => pick === undefined || category === undefined,
      one(["pick", "category"], "Take one of them out."),
    ),
  /** Without `pick` those of the team page. */
  z.strictObject({ kind: z.literal("people"), heading, pick: z.array(ref("person")).min(1).optional() }),
  /** Without `pick` the first three of the blog. */
  z.strictObject({ kind: z.literal("articles"), heading, pick: z.array(ref("article")).min(1).optional() }),
  z
    .strictObject({
      kind: z.literal("questions"),
      heading,
      questions: z.array(question).min(1).optional(),
      category: ref("question category").optional(),
    })
    .refine(
      ({ questions, category }) => (questions === undefined) !== (category === undefined),
      one(
        ["questions", "category"],
        "Write the questions here, or name a category of faqs.yaml that has them.",
      ),
    ),
  z.strictObject({
    kind: z.literal("picture"),
    photograph: photographOf("wide"),
    caption: text.optional(),
  }),
  z.strictObject({ kind: z.literal("offer"), heading, items: z.array(benefit).min(1) }),
  z.strictObject({ kind: z.literal("plans"), heading }),
  /** `of`: of which list of testimonials.yaml. */
  z.strictObject({ kind: z.literal("testimonials"), heading, of: z.enum(["home", "about"]) }),
  /** The form of the contact page, beside the words that lead to it. */
  z.strictObject({ kind: z.literal("form"), title, intro: z.array(text).min(1) }),
]);

/** A section of a page that is made of them. */
export type Section = z.output<typeof section>;

/** A page from sections: `extra-pages/<slug>.yaml`. */
export const extraPage = plainPageFrontMatter.extend({ sections: z.array(section).min(1) });

/** The names of sections, by which their headings are linked to: that of the kind, with a number from the second of a kind on. */
export function sectionNames(sections: readonly { kind: string }[]): string[] {
  const counts = new Map<string, number>();
  return sections.map(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count === 1 ? kind : `${kind}-${count}`;
  });
}
