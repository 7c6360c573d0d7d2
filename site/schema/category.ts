import { z } from "zod";
import { band, meta } from "./text.ts";

/** A category page: `categories/<category>.yaml`. */
export const categoryPage = z.strictObject({ meta, band });
