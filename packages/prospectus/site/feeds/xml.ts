import XMLBuilder from "fast-xml-builder";

/** A text as HTML, for which most feed readers take it. A sign alone reads the same in the others. */
export const asHtml = (text: string) =>
  text.replaceAll(/&(?=[a-z#])/gi, "&amp;").replaceAll(/<(?=[a-z!/?])/gi, "&lt;");

/**
 * Writes an XML 1.0 document in UTF-8. Keys are elements, keys that start with `@` attributes, `#text` the text beside
 * attributes, lists repeat their element; all text is escaped.
 */
export function toXml(document: Record<string, unknown>): string {
  const builder = new XMLBuilder({
    attributeNamePrefix: "@",
    ignoreAttributes: false,
    suppressEmptyNode: true,
    suppressBooleanAttributes: false,
    format: true,
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${builder.build(document)}`;
}
