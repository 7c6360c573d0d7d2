/** The structured data of built pages. */
import { expect } from "vitest";
import { barePaths, pages, type Page } from "./pages.ts";

/** A thing that the data describes. */
export type Node = { [key: string]: unknown };

/** The pages that search engines may list. */
export const listed = pages.filter(({ path }) => !barePaths.includes(path));

/** The nodes of a page's one graph. */
export function graph({ $, path }: Page): Node[] {
  const blocks = $('script[type="application/ld+json"]').toArray();
  if (blocks.length !== 1)
    throw new Error(`${path} has ${blocks.length} blocks of data; it should have one.`);
  const data = JSON.parse($(blocks[0]).text()) as Node;
  expect(data["@context"]).toBe("https://schema.org");
  return data["@graph"] as Node[];
}

/** Every object anywhere in the data. */
export function everything(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(everything);
  if (typeof value !== "object" || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(everything)];
}

/** Those of a type. */
export const ofType = (nodes: readonly Node[], type: string) =>
  nodes.filter((node) => node["@type"] === type);

/** The one node of a type. */
export function one(nodes: readonly Node[], type: string): Node {
  const found = ofType(nodes, type);
  const [node] = found;
  if (!node || found.length > 1) throw new Error(`There are ${found.length} nodes of type ${type}, not one.`);
  return node;
}

/** The words of each element, with single spaces. */
export const texts = ({ $ }: Page, selector: string) =>
  $(selector)
    .toArray()
    .map((element) => $(element).text().replace(/\s+/g, " ").trim());
