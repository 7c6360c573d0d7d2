import XMLBuilder from "fast-xml-builder";

/** Escapes text as HTML, as most feed readers expect. A lone & or < works in all of them. */
export const asHtml = (text: string) =>
  text.replaceAll(/&(?=[a-z#])/gi, "&amp;").replaceAll(/<(?=[a-z!/?])/gi, "&lt;");

/** An XML 1.0 document in UTF-8, escaped. `@key` is an attribute, `#text` the text beside attributes; arrays repeat an element. */
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
