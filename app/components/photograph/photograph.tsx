import type { ImageView } from "../../../site/images/picture-store.ts";
import { Image } from "../image/image";
import styles from "./photograph.module.css";

/** A photograph in the place of a drawing. The `frame` says how it is cut. */
export function Photograph({ image, frame }: { image: ImageView; frame: "hero" | "band" | "wide" | "text" }) {
  return <Image className={`frame ${styles[frame]}`} image={image} />;
}
