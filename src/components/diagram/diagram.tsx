import type { DiagramView } from "../../data/prose.ts";
import { Image } from "../image/image";
import styles from "./diagram.module.css";

type Props = { diagram: DiagramView; className?: string | undefined };

/** A diagram with its labels, and a caption below. */
export function Diagram({ diagram: { picture, labels, caption, ground }, className }: Props) {
  return (
    <figure className={className} data-hue={ground}>
      <div className={styles.panel}>
        <Image className={`frame ${styles.picture}`} image={picture} />
        <svg className={styles.labels}>
          {labels.map(({ text, across: [x, width], down: [y, height], on, begin, beside }, index) => (
            <foreignObject key={index} x={`${x}%`} y={`${y}%`} width={`${width}%`} height={`${height}%`}>
              <p data-hue={on} data-begin={begin} data-beside={beside}>
                {text}
              </p>
            </foreignObject>
          ))}
        </svg>
      </div>
      <figcaption className={`text-small muted ${styles.caption}`}>{caption}</figcaption>
    </figure>
  );
}
