import { sceneKeys } from "./person.ts";
import { idOf, ref } from "./schema/reference.ts";
import { group, records, title } from "./schema/text.ts";

export const jobsSchema = records("Openings of /career, in this order. The addresses are invented.", {
  id: idOf("job"),
  title: title.describe("Job title."),
  posts: "Number of posts.",
  address: "Place of work.",
  salary: "Salary range, as text.",
  category: ref("category").describe("Sets the colours of its picture."),
  ...sceneKeys,
  info: group("Details that open below the job.", {
    description: "Tasks of the job.",
    jobType: "Full time, part time and so on.",
    experience: "Experience that an applicant needs.",
  }),
}).min(1);
