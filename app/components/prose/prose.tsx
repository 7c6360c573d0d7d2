import { Fragment, type ReactNode } from "react";
import type { Block, Inline } from "../../../site/load/prose.ts";
import { Link } from "../link/link";
import styles from "./prose.module.css";

function inline(children: readonly Inline[]): ReactNode {
  return children.map((child, index) => {
    if (typeof child === "string") return <Fragment key={index}>{child}</Fragment>;
    if (child.kind === "emphasis") return <em key={index}>{inline(child.children)}</em>;
    if (child.kind === "strong") return <strong key={index}>{inline(child.children)}</strong>;
    return (
      <Link key={index} to={child.to}>
        {inline(child.children)}
      </Link>
    );
  });
}

function block(part: Block): ReactNode {
  switch (part.kind) {
    case "heading":
      return part.level === 2 ? <h2 id={part.id}>{part.text}</h2> : <h3 id={part.id}>{part.text}</h3>;
    case "quote":
      return (
        <blockquote>
          <p>{inline(part.children)}</p>
        </blockquote>
      );
    case "list": {
      const List = part.ordered ? "ol" : "ul";
      return (
        <List>
          {part.items.map((item, index) => (
            <li key={index}>{inline(item)}</li>
          ))}
        </List>
      );
    }
    default:
      return <p>{inline(part.children)}</p>;
  }
}

type Props = { blocks: readonly Block[]; tint?: "blush" | "sky" | "butter" | "mint" | "lilac" };

/** Long reading text: paragraphs, headings, lists and pull quotes on a tint. */
export function Prose({ blocks, tint = "lilac" }: Props) {
  return (
    <div className={styles.prose} data-tint={tint}>
      {blocks.map((part, index) => (
        <Fragment key={index}>{block(part)}</Fragment>
      ))}
    </div>
  );
}
