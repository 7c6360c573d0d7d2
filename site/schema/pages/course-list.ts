import { z } from "zod";
import { band, heading, meta } from "../text.ts";

/** The page /course, the course list: `pages/course.yaml`. */
export const courseListPage = z.strictObject({
  meta,
  band,
  categories: heading,
  courses: heading,
});
