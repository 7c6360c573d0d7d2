import { z } from "zod";
import { idOf, ref } from "../schema/reference.ts";
import { day, figure, group, records, text, title } from "../schema/text.ts";

/** The kinds of employment that Google knows (JobPosting.employmentType). */
export const employments = [
  "full-time",
  "part-time",
  "contractor",
  "temporary",
  "intern",
  "volunteer",
  "per-diem",
  "other",
] as const;

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
    "employment?": z
      .array(z.enum(employments))
      .min(1)
      .describe(
        "What search engines are told of the kind of employment, where jobType does not say it in English.",
      ),
    "remoteFrom?": text.describe(
      "Of work from home: the country in which one has to live, as search engines are told.",
    ),
    "country?": text.describe("The country of the address, where it is not that of the school."),
    "pay?": group("What search engines are told of the salary, in the currency of the site.", {
      from: z.number().positive().describe("The amount, or the least of it."),
      "to?": z.number().positive().describe("The most of it."),
      per: z.enum(["hour", "day", "week", "month", "year"]).describe("For how long one works for it."),
    }),
    category: ref("category").describe("Whose colours its picture has."),
    figure,
    info: group("What opens below the opening.", {
      description: "What one does there.",
      jobType: "Full time, part time and the like.",
      experience: "What one should have done before.",
    }),
  },
).default([]);
