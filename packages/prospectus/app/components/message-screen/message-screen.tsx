import { useEffect, useState, type ComponentType, type ReactNode } from "react";
import type { ImageView } from "../../../site/images/picture-store.ts";
import type { BrandView } from "../../../site/views/source.ts";
import { Brand } from "../brand/brand";
import { Image } from "../image/image";
import type { HandleProps } from "./handle";
import "./message-screen.css";

type TileProps = { /** Whose words the tile has. */ of: HandleProps["of"]; art: ImageView; piece: ImageView };

/**
 * A mosaic that lacks a tile, and the tile beside it. What moves the tile is fetched once the page stands; without it the picture is
 * complete.
 */
function LooseTile({ of, art, piece }: TileProps) {
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

type Props = {
  of: HandleProps["of"];
  view: Pick<TileProps, "art" | "piece"> & { brand: BrandView };
  hue: string;
  children: ReactNode;
};

/** A message beside a mosaic that lacks a tile: the error page and access denied. */
export function MessageScreen({ of, view: { brand, art, piece }, hue, children }: Props) {
  return (
    <div className="cover band message-screen" data-hue={hue}>
      <div className="stack message-words">
        <Brand brand={brand} />
        {children}
      </div>
      <LooseTile of={of} art={art} piece={piece} />
    </div>
  );
}
