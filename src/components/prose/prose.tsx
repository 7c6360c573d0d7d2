import type { ElementType, ReactNode } from "react";
import type { ShownBlock } from "../../data/prose.ts";
import { cx } from "../cx";
import { Diagram } from "../diagram/diagram";
import { Photograph } from "../image/image";
import { Link } from "../link/link";
import styles from "./prose.module.css";

function draw(node: string | ShownBlock, key: number): ReactNode {
  if (typeof node === "string") return node;
  if (node.tag === "photograph") return <Photograph key={key} frame="text" image={node.picture} />;
  if (node.tag === "diagram") return <Diagram key={key} diagram={node.diagram} />;
  const Tag: ElementType = node.tag === "a" ? Link : node.tag;
  return (
    <Tag key={key} {...node.props}>
      {node.children?.map(draw)}
    </Tag>
  );
}

type Props = {
  blocks: readonly ShownBlock[];
  tint?: "tint1" | "tint2" | "tint3" | "tint4" | "hue5";
  className?: string | undefined;
};

/** Long text: paragraphs, headings, lists, tables, code, photographs, diagrams, and quotes on a tint. */
export function Prose({ blocks, tint = "hue5", className }: Props) {
  return (
    <div className={cx(styles.prose, className)} data-hue={tint}>
      {blocks.map(draw)}
    </div>
  );
}
