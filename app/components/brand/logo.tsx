import type { ImageView } from "../../../site/images/picture-store.ts";
import { Image } from "../image/image";
import sheet from "./logo.css?url";

/** A logo in place of mark and name, on a ground of its own, since it may lie over a band of any colour. Its styles come with it alone. */
export function Logo({ light, dark }: { light: ImageView; dark?: ImageView }) {
  return (
    <span className="logo" data-themes={dark ? "both" : "light"}>
      <link rel="stylesheet" href={sheet} precedence="default" />
      <Image className="logo-light" image={light} />
      {dark && <Image className="logo-dark" image={dark} />}
    </span>
  );
}
