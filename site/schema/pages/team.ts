import { z } from "zod";
import { band, heading, meta, text } from "../text.ts";

/** The page /team: `pages/team.yaml`. */
export const teamPage = z.strictObject({
  meta,
  band,
  members: heading,
  memberLabel: text,
  /** What stands above the courses and the articles on the page of a person. */
  personPage: z.strictObject({ courses: heading, articles: heading }),
});
