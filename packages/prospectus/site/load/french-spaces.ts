/** French punctuation after or before a space. No line can break there. */
const apart = / (?=[?!:;»$€%])|(?<=«) /g;

/** Makes spaces at French punctuation non-breaking, except in code. The typefaces have no narrow space. */
export function withFrenchSpaces<Value>(value: Value): Value {
  const joined = (one: unknown): unknown => {
    if (typeof one === "string") return one.replaceAll(apart, "\u00A0");
    if (Array.isArray(one)) return one.map(joined);
    if (one instanceof Map) return new Map([...one].map(([key, entry]) => [key, joined(entry)]));
    if (typeof one !== "object" || one === null || ("tag" in one && one.tag === "code")) return one;
    return Object.fromEntries(Object.entries(one).map(([key, entry]) => [key, joined(entry)]));
  };
  return joined(value) as Value; // Every value keeps its place and its type.
}
