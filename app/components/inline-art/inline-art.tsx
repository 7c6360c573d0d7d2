import { createContext, useContext, useState } from "react";
import { useHydrated } from "../../hooks/use-hydrated";
import styles from "./inline-art.module.css";

/** Gives the drawing (SVG text) of a picture by the address of its file. The build has them; the browser finds them in the page. */
export const Drawings = createContext<(src: string) => string>(() => "");

type Props = { image: { src: string; width: number; height: number }; className?: string | undefined };

/**
 * A picture of the first screen. Its drawing stands in the page's HTML, so that it paints with the text, and nowhere in the page's
 * data: hydration leaves it as it is. Where an extension has changed the page React draws this anew, and the picture is the file.
 */
export function InlineArt({ image, className }: Props) {
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
