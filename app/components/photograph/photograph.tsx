import type { ImageView } from "../../../site/images/picture-store.ts";
import { Image } from "../image/image";
import sheet from "./photograph.css?url";

/** A photograph in the place of a drawing. The `frame` says how it is cut. Its styles come with it alone. */
export function Photograph({ image, frame }: { image: ImageView; frame: "hero" | "band" | "wide" | "text" }) {
  return (
    <>
      <link rel="stylesheet" href={sheet} precedence="default" />
      <Image className={`photograph photograph-${frame}`} image={image} />
    </>
  );
}
