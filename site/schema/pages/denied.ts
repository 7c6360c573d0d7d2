import { z } from "zod";
import { labelledLink, looseTile, meta, text } from "../text.ts";

/** The page /denied: `pages/denied.yaml`. */
export const deniedPage = z.strictObject({
  meta,
  title: text,
  text,
  signUp: labelledLink,
  logIn: labelledLink,
  tile: looseTile,
});
