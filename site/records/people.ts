import { z } from "zod";
import { portraitTraits } from "../art/portrait/traits.ts";
import { listOf } from "../schema/list.ts";
import { idOf, ref } from "../schema/reference.ts";
import { photographOf, text, title } from "../schema/text.ts";

/** Everyone whom the site shows by name: `people.yaml`. */
export const people = z
  .strictObject({
    /** Who stands on /team: the rest are all people of that role. */
    team: listOf(ref("person"), ["by-name"], { role: text }).optional(),
    people: z
      .array(
        z.strictObject({
          id: idOf("person"),
          name: title,
          role: text,
          about: text.optional(),
          portrait: z
            .strictObject(
              Object.fromEntries(
                Object.entries(portraitTraits).map(([trait, values]) => [
                  trait,
                  z.literal([...values] as (string | boolean)[]).optional(),
                ]),
              ),
            )
            .optional(),
          photograph: photographOf("people").optional(),
        }),
      )
      .default([]),
  })
  .prefault({});

const quotes = z.array(z.strictObject({ quote: text, author: ref("person") })).default([]);

/** What learners say: `testimonials.yaml`. */
export const testimonials = z.strictObject({ home: quotes, about: quotes }).prefault({});
