import { idOf, ref } from "../schema/reference.ts";
import { day, figure, group, records, title } from "../schema/text.ts";

/** The openings: `jobs.yaml`. */
export const jobs = records(
  "The openings of /career, in this order. The words of their button are in pages/career.yaml.",
  {
    id: idOf("job"),
    title: title.describe("What the job is called."),
    posts: "How many posts there are.",
    address: "Where the work is.",
    salary: "The range of the salary, as it is to be read.",
    "posted?": day.describe(
      "The day on which it was announced; needed where site.yaml says jobPostings: true.",
    ),
    category: ref("category").describe("Whose colours its picture has."),
    figure,
    info: group("What opens below the opening.", {
      description: "What one does there.",
      jobType: "Full time, part time and the like.",
      experience: "What one should have done before.",
    }),
  },
).default([]);
