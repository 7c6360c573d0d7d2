import { contentFolder } from "../packages/prospectus/site/content-folder.ts";

/** Whether the site under test is the sample, to which the specification and the accepted pictures refer. */
export const isSample = contentFolder === "content";
