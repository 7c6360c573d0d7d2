import { createContext, useContext, useState } from "react";
import type { ImageView } from "../../../site/images/picture-store.ts";
import { useHydrated } from "../../hooks/use-hydrated";
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
  const classes = [styles.box, className].filter(Boolean).join(" ");
  if (drawnAnew)
    return (
      <div className={classes}>
        <img src={image.src} width={image.width} height={image.height} alt="" />
      </div>
    );
  return (
    <div
      className={classes}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: drawing(image.src) }}
    />
  );
}
