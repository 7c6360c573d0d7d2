/** Cards in a row on a wide screen. */
const mostInRow = 4;

/** Marks the first pictures below the band as `first`: those of the first section with pictures. */
export function markFirstPictures<Section extends { view: unknown }>(
  sections: readonly Section[],
): Section[] {
  let count = 0;
  const mark = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(mark);
    if (typeof value !== "object" || value === null) return value;
    const isPicture = "src" in value && ++count <= mostInRow && !("inline" in value);
    const marked = Object.entries(value).map(([key, one]) => [key, mark(one)]);
    return { ...Object.fromEntries(marked), ...(isPicture ? { first: true } : {}) };
  };
  return sections.map((section) => (count === 0 ? { ...section, view: mark(section.view) } : section));
}
