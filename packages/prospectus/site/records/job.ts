import { z } from "zod";
import { idOf, ref } from "../schema/reference.ts";
import { day, figure, group, records, text, title } from "../schema/text.ts";
import { sceneKeys } from "./people.ts";

/** Kinds of employment of Google (JobPosting.employmentType). */
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

export const jobs = records(
  "Openings of /career, in this order. The file pages/career.yaml has the label of their button.",
  {
    id: idOf("job"),
    title: title.describe("Job title."),
    posts: "Number of posts.",
    address: "Place of work.",
    salary: "Salary range, as text.",
    "posted?": day.describe("Day of publication. Required with jobPostings: true in site.yaml."),
    "employment?": z
      .array(z.enum(employments))
      .min(1)
      .describe("Kind of employment for search engines. Set it if “jobType” is not in English."),
    "remoteFrom?": text.describe("Country that a remote worker must live in. Only search engines see it."),
    "country?": text.describe("Country of the address. Without it: the country of the school."),
    "pay?": group("Salary for search engines, in the currency of the site.", {
      from: z.number().positive().describe("Amount, or the lowest amount."),
      "to?": z.number().positive().describe("Highest amount."),
      per: z.enum(["hour", "day", "week", "month", "year"]).describe("Period that the amount pays for."),
    }),
    category: ref("category").describe("Sets the colours of its picture."),
    figure,
    ...sceneKeys,
    info: group("Details that open below the job.", {
      description: "Tasks of the job.",
      jobType: "Full time, part time and so on.",
      experience: "Experience that an applicant needs.",
    }),
  },
).default([]);
