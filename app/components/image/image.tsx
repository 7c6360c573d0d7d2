import styles from "./image.module.css";

/** A picture that is a file, as a view gives it. */
export type ImageView = {
  src: string;
  width: number;
  height: number;
  alt: string;
  /** Better formats of the same picture in several widths, the best first. */
  sources?: readonly { type: string; srcset: string }[];
  /** How wide the picture's place is, for the choice among the widths. */
  sizes?: string;
};

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
