import { useEffect, useState, type ComponentType } from "react";
import type { ImageView } from "../../../site/images/picture-store.ts";
import type { SharedWords } from "../../../site/make-site.ts";
import { Image } from "../image/image";
import type { HandleProps } from "./handle";
import "./loose-tile.css";

type Props = {
  /** Whose words the tile has. */ of: keyof SharedWords["tile"];
  art: ImageView;
  piece: ImageView;
};
type Loaded = { Handle: ComponentType<HandleProps>; words: HandleProps["words"] };

/**
 * A mosaic that lacks a tile, and the tile beside it. What moves the tile is fetched once the page stands; without it the picture is
 * complete.
 */
export function LooseTile({ of, art, piece }: Props) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [home, setHome] = useState(false);
  useEffect(() => {
    Promise.all([import("./handle"), import("virtual:content/tile")]).then(
      ([{ TileHandle }, { default: words }]) => setLoaded({ Handle: TileHandle, words: words[of] }),
      () => undefined,
    );
  }, [of]);
  return (
    <div className="loose-tile" data-of={of}>
      <Image inline image={art} />
      <div className="loose-tile-piece" data-home={home || undefined}>
        <Image inline image={piece} />
        {loaded && <loaded.Handle words={loaded.words} home={home} onMove={setHome} />}
      </div>
    </div>
  );
}
