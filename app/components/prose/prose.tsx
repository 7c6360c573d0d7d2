import { Fragment, type ReactNode } from "react";
import type { Inline, TextBlock } from "../../../site/prose/blocks.ts";
import type { ShownBlock } from "../../../site/views/prose.ts";
import { Image } from "../image/image";
import { Link } from "../link/link";
import { Photograph } from "../photograph/photograph";
import styles from "./prose.module.css";

function inlines(children: readonly Inline[]): ReactNode {
  return children.map((child, index) => (
    <Fragment key={index}>{typeof child === "string" ? child : mark(child)}</Fragment>
  ));
}

function mark(child: Exclude<Inline, string>): ReactNode {
  switch (child.kind) {
    case "emphasis":
      return <em>{inlines(child.children)}</em>;
    case "strong":
      return <strong>{inlines(child.children)}</strong>;
    case "code":
      return <code>{child.text}</code>;
    case "break":
      return <br />;
    case "link":
      return <Link to={child.to}>{inlines(child.children)}</Link>;
  }
}

type TableBlock = Extract<TextBlock, { kind: "table" }>;

/** A table that a keyboard can scroll sideways where it is wider than the page (WCAG 2.1.1). */
function Table({ label, align, header, rows }: TableBlock) {
  return (
    <div role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {header.map((cell, column) => (
              <th key={column} scope="col" data-align={align?.[column]}>
                {inlines(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column} data-align={align?.[column]}>
                  {inlines(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function block(part: ShownBlock, bare: boolean): ReactNode {
  switch (part.kind) {
    case "paragraph":
      return bare ? inlines(part.children) : <p>{inlines(part.children)}</p>;
    case "heading": {
      const Heading = part.level === 2 ? "h2" : "h3";
      return <Heading id={part.id}>{inlines(part.children)}</Heading>;
    }
    case "quote":
      return <blockquote>{blocks(part.blocks)}</blockquote>;
    case "list": {
      const List = part.ordered ? "ol" : "ul";
      return (
        <List start={part.start}>
          {part.items.map((item, index) => (
            <li key={index}>{blocks(item, !part.loose)}</li>
          ))}
        </List>
      );
    }
    case "code":
      return (
        <pre data-language={part.language}>
          <code>{part.text}</code>
        </pre>
      );
    case "table":
      return <Table {...part} />;
    case "picture":
      return <Photograph frame="text" image={part.picture} />;
    case "diagram":
      return <Image className="frame" image={part.picture} />;
  }
}

/** Draws blocks; the paragraphs of a list without empty lines are `bare`. */
function blocks(parts: readonly ShownBlock[], bare = false): ReactNode {
  return parts.map((part, index) => <Fragment key={index}>{block(part, bare)}</Fragment>);
}

type Props = { blocks: readonly ShownBlock[]; tint?: "tint1" | "tint2" | "tint3" | "tint4" | "hue5" };

/** Long reading text: paragraphs, headings, lists, tables, code, photographs, diagrams, and pull quotes on a tint. */
export function Prose({ blocks: parts, tint = "hue5" }: Props) {
  return (
    <div className={styles.prose} data-hue={tint}>
      {blocks(parts)}
    </div>
  );
}
