import { z } from "zod";
import { idOf, ref } from "../schema/reference.ts";
import { day, figure, text, title } from "../schema/text.ts";

/** The openings: `jobs.yaml`. */
export const jobs = z
  .array(
    z.strictObject({
      id: idOf("job"),
      title,
      posts: text,
      address: text,
      salary: text,
      /** The day on which the opening was announced; needed when site.yaml says `jobPostings: true`. */
      posted: day.optional(),
      /** Whose colours its picture has. */
      category: ref("category"),
      figure,
      info: z.strictObject({ description: text, jobType: text, experience: text }),
    }),
  )
  .default([]);
