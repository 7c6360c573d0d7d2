import { contentFolder } from "../packages/prospectus/site/content-folder.ts";

/** Whether the site under test is that of the sample, which the specification and the accepted pictures are of. */
export const isSample = contentFolder === "content";
