import { useEffect, useState, type ComponentType } from "react";
import type { SharedWords } from "../../../site/make-site.ts";
import { InlineArt } from "../inline-art/inline-art";
import type { HandleProps } from "./handle";

type Props = { /** Whose words the tile has. */ of: keyof SharedWords["tile"]; art: Picture; piece: Picture };
type Loaded = { Handle: ComponentType<HandleProps>; words: HandleProps["words"] };
type Picture = { src: string; width: number; height: number };

/**
 * A mosaic that lacks a tile, and the tile beside it. What moves the tile is fetched once the page stands; without it the picture is
 * complete. Where the hole is, and where the tile lies, is said by the screen's styles.
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
    <div className="message-art">
      <InlineArt image={art} />
      <div className="message-piece" data-home={home || undefined}>
        <InlineArt image={piece} />
        {loaded && <loaded.Handle words={loaded.words} home={home} onMove={setHome} />}
      </div>
    </div>
  );
}
