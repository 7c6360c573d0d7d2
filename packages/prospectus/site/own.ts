/** The interface for a site's own sections: `import { defineSection, z } from "prospectus/sections"`. */
export { z } from "zod";
export { defineSection } from "./sections/define-section.ts";
export { group, headed, labelledLink, text } from "./schema/text.ts";
export { prose, ref } from "./schema/reference.ts";
export { personView } from "./views/person-card.ts";

/** The props of a kind's component: `SectionProps<typeof motto>`. */
export type SectionProps<Definition extends { view: (from: never) => unknown }> = {
  id: string;
  view: NonNullable<ReturnType<Definition["view"]>>;
};
