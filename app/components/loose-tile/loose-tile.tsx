import { useEffect, useState, type ComponentType } from "react";
import type { ImageView } from "../../../site/images/picture-store.ts";
import { Image } from "../image/image";
import type { HandleProps } from "./handle";
import "./loose-tile.css";

type Props = { /** Whose words the tile has. */ of: HandleProps["of"]; art: ImageView; piece: ImageView };

/**
 * A mosaic that lacks a tile, and the tile beside it. What moves the tile is fetched once the page stands; without it the picture is
 * complete.
 */
export function LooseTile({ of, art, piece }: Props) {
  const [tile, setTile] = useState<HTMLElement | null>(null);
  const [handle, setHandle] = useState<{ Handle: ComponentType<HandleProps> }>();
  const [home, setHome] = useState(false);
  useEffect(() => {
    import("./handle").then(
      ({ TileHandle }) => setHandle({ Handle: TileHandle }),
      () => undefined,
    );
  }, []);
  return (
    <div className="loose-tile" data-of={of}>
      <Image inline image={art} />
      <div ref={setTile} className="loose-tile-piece" data-home={home || undefined}>
        <Image inline image={piece} />
        {handle && tile && <handle.Handle of={of} tile={tile} home={home} onMove={setHome} />}
      </div>
    </div>
  );
}
