import { useState } from "react";
import { useHydrated } from "../hydration/hydration";
import styles from "./inline-art.module.css";

type Props = {
  /** `svg` is empty in the browser: there the page's HTML has it already, or `image` takes its place. */
  art: { svg: string; image: { src: string; width: number; height: number } };
  className?: string | undefined;
};

/**
 * A picture of the first screen. It stands inside the page's HTML, so that it paints with the text, and nowhere in the page's
 * script: hydration leaves it as it is, and a visitor who comes by a route change gets the same picture as a file.
 */
export function InlineArt({ art, className }: Props) {
  const hydrated = useHydrated();
  const [arrivedByRouteChange] = useState(hydrated);
  const classes = [styles.box, className].filter(Boolean).join(" ");
  if (arrivedByRouteChange) {
    const { src, width, height } = art.image;
    return (
      <div className={classes}>
        <img src={src} width={width} height={height} alt="" />
      </div>
    );
  }
  return <div className={classes} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: art.svg }} />;
}
