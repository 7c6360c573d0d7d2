/** Refuses active SVG: the file has an address, and a browser would run its scripts. */
import { load } from "cheerio/slim";

const leadsOut = (styles: string) => /(?:url\(|@import)(?!\s*["']?#)/i.test(styles);

/** What an SVG does besides drawing, if anything. */
export function moreThanDrawn(svg: string): string | undefined {
  if (/<!ENTITY|<\?xml-stylesheet/i.test(svg)) return "an entity or a linked style sheet";
  const $ = load(svg, { xml: true });
  for (const element of $("svg, svg *").toArray()) {
    if (/^(.*:)?(script|handler|listener|foreignObject|iframe|object|embed)$/i.test(element.name))
      return `the element ${element.name}`;
    const styles = element.name === "style" ? { style: $(element).text() } : {};
    for (const [name, value] of Object.entries({ ...element.attribs, ...styles })) {
      if (/^on/i.test(name)) return `the event handler ${name}`;
      if (/^(.*:)?(href|src)$/i.test(name) ? !/^\s*(#|$)/.test(value) : leadsOut(value))
        return `a link to something else, “${value.trim().slice(0, 60)}”`;
      if (/javascript:/i.test(value)) return `a script in ${name}`;
    }
  }
  return undefined;
}
