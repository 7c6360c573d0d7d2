import { z } from "zod";
import { band, benefit, heading, labelledLink, meta } from "../text.ts";

/** The page /career: `pages/career.yaml`. */
export const careerPage = z.strictObject({
  meta,
  band,
  openings: heading,
  values: heading.extend({ items: z.array(benefit).min(1) }),
  button: labelledLink,
});
