import { z } from "zod";
import { band, heading, labelledLink, meta } from "../text.ts";

/** The page /faq: `pages/faq.yaml`. */
export const faqPage = z.strictObject({ meta, band, contact: heading.extend({ button: labelledLink }) });
