import { createContext, use, useState } from "react";
import type { ImageView } from "../../data/images/picture-store.ts";
import { useHydrated } from "../../hooks/use-hydrated";
import { cx } from "../cx";
import styles from "./image.module.css";

/** The SVG text of a drawing by its address. Only the build has it; the browser reads the page. */
export const Drawings = createContext<(src: string) => string>(() => "");

type Props = {
  image: ImageView;
  className?: string | undefined;
  /** An inline drawing of the first screen, in a `div` or inside a heading. */ inline?:
    boolean | "span" | undefined;
};

/** A picture: an inline drawing, or a file with its size, so that nothing shifts. Files load lazily, except on the first screen. */
export function Image({ image, className, inline }: Props) {
  if (inline)
    return <InlineImage image={image} className={className} as={inline === "span" ? "span" : "div"} />;
  return (
    <img
      className={className}
      src={image.src}
      srcSet={image.srcset}
      sizes={image.sizes}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={image.first ? "eager" : "lazy"}
      decoding="async"
      fetchPriority={image.first && "high"}
    />
  );
}

/** An inline drawing. Elements would repeat it in the page's data, so it is static HTML. If an extension changed the page, React shows the file instead. */
function InlineImage({ image, className, as: Box }: Props & { as: "div" | "span" }) {
  const drawing = use(Drawings);
  const [drawnAnew] = useState(useHydrated());
  const classes = cx(styles.box, className);
  if (!drawnAnew)
    return (
      <Box
        className={classes}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: drawing(image.src) }}
      />
    );
  return (
    <Box className={classes}>
      <img src={image.src} width={image.width} height={image.height} alt="" />
    </Box>
  );
}

/** One of the square drawings that are side by side in one file. `first`: on the first screen. */
export function Part({
  image: { src, height: side },
  index,
  first,
  className,
}: Pick<Props, "className" | "image"> & { index: number; first?: true | undefined }) {
  const part = `${src}#svgView(viewBox(${index * side},0,${side},${side}))`;
  const square = { src: part, width: side, height: side, alt: "", ...(first && { first }) };
  return <Image className={cx(styles.part, className)} image={square} />;
}

/** A photograph instead of a drawing; `frame` sets the crop. */
export function Photograph({ image, frame }: { image: ImageView; frame: "hero" | "wide" | "text" }) {
  return <Image className={`frame ${styles[frame]}`} image={image} />;
}
