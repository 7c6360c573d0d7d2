import type { ReactNode } from "react";
import type { ErrorView } from "../error/error.definition.ts";
import { Brand } from "../../components/brand/brand";
import { Image } from "../../components/image/image";
import "./message-screen.css";

type Props = {
  of: "denied" | "error";
  view: Pick<ErrorView, "art" | "piece" | "brand">;
  hue: string;
  children: ReactNode;
};

/** A message beside a mosaic with a missing tile: the error page and access denied. */
export function MessageScreen({ of, view: { brand, art, piece }, hue, children }: Props) {
  return (
    <div className="cover band message-screen" data-hue={hue}>
      <div className="stack message-words">
        <Brand brand={brand} />
        {children}
      </div>
      <div className="loose-tile" data-of={of}>
        <Image inline image={art} />
        <div className="loose-tile-piece">
          <Image inline image={piece} />
        </div>
      </div>
    </div>
  );
}
