import type { ImageView } from "../../../site/images/picture-store.ts";
import styles from "./image.module.css";

type Props = {
  image: ImageView;
  className?: string | undefined;
  /** Pictures of the first screen are not put off. */ eager?: boolean;
};

/** A picture that is a file. It has its size, so that nothing shifts, and is fetched when it comes near. */
export function Image({ image, className, eager = false }: Props) {
  const plain = (
    <img
      className={className}
      src={image.src}
      width={image.width}
      height={image.height}
      alt={image.alt}
      loading={eager ? undefined : "lazy"}
      decoding="async"
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
