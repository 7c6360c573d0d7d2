import { z } from "zod";
import { idOf, ref } from "../schema/reference.ts";
import { day, figure, text, title } from "../schema/text.ts";

/** The openings: `jobs.yaml`. */
export const jobs = z
  .array(
    z.strictObject({
      id: idOf("job"),
      title: title.describe("What the job is called."),
      posts: text.describe("How many posts there are."),
      address: text.describe("Where the work is."),
      salary: text.describe("The range of the salary, as it is to be read."),
      posted: day
        .describe("The day on which it was announced; needed where site.yaml says jobPostings: true.")
        .optional(),
      category: ref("category").describe("Whose colours its picture has."),
      figure,
      info: z
        .strictObject({
          description: text.describe("What one does there."),
          jobType: text.describe("Full time, part time and the like."),
          experience: text.describe("What one should have done before."),
        })
        .describe("What opens below the opening."),
    }),
  )
  .describe("The openings of /career, in this order. The words of their button are in pages/career.yaml.")
  .default([]);
