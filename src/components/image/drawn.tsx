import type { PaintedPicture } from "../../art/art.ts";

type Props = {
  picture: PaintedPicture;
  className?: string | undefined;
  /** How the picture fills a box with another ratio: from its start, or its foot. */ fit?: "slice" | "foot";
};

/** A decorative inline drawing. Words beside it carry its meaning. */
export function Art({ picture, className, fit }: Props) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      width={picture.width}
      height={picture.height}
      preserveAspectRatio={fit && `xMin${fit === "foot" ? "YMax" : "YMin"} slice`}
      aria-hidden="true"
    >
      {picture.layers.map(({ fill, d, crisp }, index) => (
        <path key={index} fill={fill} d={d} shapeRendering={crisp ? "crispEdges" : undefined} />
      ))}
    </svg>
  );
}
