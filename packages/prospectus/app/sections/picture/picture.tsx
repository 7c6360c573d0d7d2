import { Photograph } from "../../components/image/image";
import type { SectionProps } from "../../hooks/this-page";
import "./picture.css";

export default function Picture({ view: { image, caption } }: SectionProps<"picture">) {
  return (
    <figure className="section wrap">
      <Photograph frame="wide" image={image} />
      {caption && <figcaption className="text-small muted picture-caption">{caption}</figcaption>}
    </figure>
  );
}
