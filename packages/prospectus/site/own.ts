/** Defines a section of a site: `import { defineSection, z } from "prospectus/sections"`. */
export { z } from "zod";
export { defineSection } from "./sections/define-section.ts";
export { group, headed, labelledLink, text } from "./schema/text.ts";
export { prose, ref } from "./schema/reference.ts";
export { personView } from "./views/person-card.ts";

/** Props of the component of a kind: `SectionProps<typeof motto>`. */
export type SectionProps<Definition extends { view: (from: never) => unknown }> = {
  id: string;
  view: NonNullable<ReturnType<Definition["view"]>>;
};
