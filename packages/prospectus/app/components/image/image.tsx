import { createContext, useContext, useState } from "react";
import type { ImageView } from "../../../site/images/picture-store.ts";
import { useHydrated } from "../../hooks/use-hydrated";
import type { DiagramView } from "../../../site/views/prose.ts";
import { cx } from "../cx";
import styles from "./image.module.css";

/** Gives the drawing (SVG text) of a picture by the address of its file. The build has them; the browser finds them in the page. */
export const Drawings = createContext<(src: string) => string>(() => "");

type Props = {
  image: ImageView;
  className?: string | undefined;
  /** Whether this is a drawing of the first screen, which stands in the page's HTML. */ inline?:
    boolean | undefined;
};

/** A picture: a file, which has its size, so that nothing shifts, and is fetched when it comes near, or first of all on the first screen; or a drawing of the first screen. */
export function Image({ image, className, inline }: Props) {
  if (inline) return <InlineImage image={image} className={className} />;
  const plain = (
    <img
      className={className}
      src={image.src}
      width={image.width}
      height={image.height}
      alt={image.alt}
      sizes={image.first ? undefined : image.sizes}
      loading={image.first ? "eager" : "lazy"}
      decoding="async"
      fetchPriority={image.first && "high"}
    />
  );
  if (!image.sources) return plain;
  return (
    <picture className={styles.sources}>
      {image.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={image.sizes} />
      ))}
      {plain}
    </picture>
  );
}

/**
 * The drawing stands in the HTML, so that it paints with the text, and nowhere in the page's data: hydration leaves it as it is.
 * Where an extension has changed the page React draws this anew, and the picture is the file.
 */
function InlineImage({ image, className }: Props) {
  const drawing = useContext(Drawings);
  const [drawnAnew] = useState(useHydrated());
  const classes = cx(styles.box, className);
  return (
    <div
      className={classes}
      suppressHydrationWarning
      dangerouslySetInnerHTML={drawnAnew ? undefined : { __html: drawing(image.src) }}
    >
      {drawnAnew ? <img src={image.src} width={image.width} height={image.height} alt="" /> : undefined}
    </div>
  );
}

/** A photograph in the place of a drawing. The `frame` says how it is cut. */
export function Photograph({ image, frame }: { image: ImageView; frame: "hero" | "wide" | "text" }) {
  return <Image className={`frame ${styles[frame]}`} image={image} />;
}

type DiagramProps = { diagram: DiagramView; className?: string | undefined };

/** A diagram with the words of its parts in it, and its caption below. */
export function Diagram({ diagram: { picture, labels, caption }, className }: DiagramProps) {
  return (
    <figure className={className}>
      <div className={styles.panel}>
        <Image className={`frame ${styles.picture}`} image={picture} />
        <svg className={styles.labels}>
          {labels.map(({ text, across: [x, width], down: [y, height], on, begin }) => (
            <foreignObject
              key={`${x} ${y}`}
              x={`${x}%`}
              y={`${y}%`}
              width={`${width}%`}
              height={`${height}%`}
            >
              <p data-hue={on} data-begin={begin}>
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
