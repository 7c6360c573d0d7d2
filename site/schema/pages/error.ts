import { z } from "zod";
import { labelledLink, looseTile, meta, text } from "../text.ts";

/** The error page: `pages/error.yaml`. */
export const errorPage = z.strictObject({
  meta,
  title: text,
  text,
  near: text,
  home: labelledLink,
  links: z.array(labelledLink).min(1),
  tile: looseTile,
});
