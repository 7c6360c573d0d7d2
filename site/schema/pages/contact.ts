import { z } from "zod";
import { ref } from "../reference.ts";
import { band, heading, meta, text } from "../text.ts";

/** The page /contact: `pages/contact.yaml`. */
export const contactPage = z.strictObject({
  meta,
  band,
  intro: z.array(text).min(1),
  director: z.strictObject({ person: ref("person"), title: text }),
  form: z.strictObject({
    title: text,
    name: text,
    email: text,
    subject: text,
    message: text,
    save: text,
    button: text,
    required: text,
    status: text,
  }),
  location: heading.extend({ area: text, details: text, hours: text }),
  faq: heading,
});
