import type { DiagramView } from "../../data/prose.ts";
import { Image } from "../image/image";
import styles from "./diagram.module.css";

type Props = { diagram: DiagramView; className?: string | undefined };

/** A diagram with its labels, and a caption below. */
export function Diagram({ diagram: { picture, labels, caption, ground, themed }, className }: Props) {
  return (
    <figure className={className}>
      <div className={styles.panel}>
        <div className={styles.ground} data-hue={ground} data-themed={themed}>
          <Image className="frame" image={picture} />
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
      </div>
      <figcaption className={`text-small muted ${styles.caption}`}>{caption}</figcaption>
    </figure>
  );
}
