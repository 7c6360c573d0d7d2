/**
 * The part of the site's style sheet that one page needs. Runs at build time only.
 */
import { parse, type ChildNode, type Container } from "postcss";

/** The file that a class or an animation comes from: CSS Modules end each name with six characters for it. Global names have none. */
function moduleOf(name: string): string | undefined {
  return /-([\w-]{6})$/.exec(name)?.[1];
}

/** The files whose classes an HTML page uses. */
function modulesIn(html: string): ReadonlySet<string> {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = ""]) => value.split(/\s+/));
  return new Set(names.map(moduleOf).filter((key) => key !== undefined));
}

/** The classes that an element or its ancestors must have for a selector to apply: not those inside `:not()`, `:has()` and the like. */
function requiredClasses(selector: string): string[] {
  let outer = selector;
  while (/\([^()]*\)/.test(outer)) outer = outer.replaceAll(/\([^()]*\)/g, "");
  return [...outer.matchAll(/\.([\w-]+)/g)].map(([, name = ""]) => name);
}

/** The hues of bands (bands.css) that a selector or a page names. */
function bandsIn(text: string): string[] {
  return [...text.matchAll(/data-band="?([\w-]+)/g)].map(([, hue = ""]) => hue);
}

/**
 * Leaves out the rules of all files and hues that the page does not use. A file of which one class is used is kept whole, so that what
 * appears only in some state of the page (an error, an open panel) is styled too.
 */
export function pageStyles(sheet: string, html: string): string {
  const used = modulesIn(html);
  const hues = new Set(bandsIn(html));
  const isUsed = (name: string) => {
    const key = moduleOf(name);
    return key === undefined || used.has(key);
  };
  const isFor = (selector: string) => {
    const bands = bandsIn(selector);
    return (
      (bands.length === 0 || bands.some((hue) => hues.has(hue))) && requiredClasses(selector).every(isUsed)
    );
  };
  const prune = (container: Container<ChildNode>) => {
    container.each((node) => {
      if (node.type === "rule") {
        const kept = node.selectors.filter(isFor);
        if (kept.length === 0) node.remove();
        else if (kept.length < node.selectors.length) node.selectors = kept;
      } else if (node.type === "atrule" && node.name === "keyframes") {
        if (!isUsed(node.params)) node.remove();
      } else if (node.type === "atrule" && node.nodes && node.name !== "font-face") {
        prune(node as Container<ChildNode>);
        if (node.nodes.length === 0) node.remove();
      }
    });
  };
  const root = parse(sheet);
  prune(root as Container<ChildNode>);
  return root.toString();
}
