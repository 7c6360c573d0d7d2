import type { ReactNode } from "react";
import type { ImageView } from "../../../site/images/picture-store.ts";
import type { BrandView } from "../../../site/views/shared.ts";
import type { RootView } from "../../../site/views/shell.ts";
import { ButtonLink } from "../../components/button/button";
import { Link } from "../../components/link/link";
import { Brand } from "../../components/brand/brand";
import { InlineArt } from "../../components/inline-art/inline-art";
import styles from "./error-screen.module.css";
import layout from "./message-screen.module.css";

type Props = {
  words: RootView["error"];
  /** Status and text, as HTTP names them (RFC 9110). */ status: string;
  /** Which page may have been meant. */ suggestion?: ReactNode;
};

/** The error page: for unknown addresses, and for screens that failed. */
export function ErrorScreen({ words, status, suggestion }: Props) {
  const links = (
    <ul className={styles.links}>
      {words.links.map((link) => (
        <li key={link.to}>
          <Link className={styles.link} to={link.to}>
            {link.label}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <main id="main">
      <MessageScreen brand={words.brand} art={words.art} className={styles.screen} foot={links}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.status}>{status}</p>
        <p className={styles.text}>{words.text}</p>
        {suggestion}
        <ButtonLink className={styles.home} to={words.home.to}>
          {words.home.label}
        </ButtonLink>
      </MessageScreen>
    </main>
  );
}

type MessageProps = {
  brand: BrandView;
  art: ImageView;
  /** Sets the screen's ground and distances. */ className: string | undefined;
  /** The message. */ children: ReactNode;
  /** What stands below it. */ foot?: ReactNode;
};

/** A screen that is one message beside a mosaic that lacks a tile: access denied, and the error page. */
export function MessageScreen({ brand, art, className, children, foot }: MessageProps) {
  return (
    <div className={`${layout.screen} ${className}`}>
      <div className={layout.words}>
        <Brand brand={brand} className={layout.brand} />
        <div>{children}</div>
        {foot}
      </div>
      <InlineArt className={layout.art} image={art} />
    </div>
  );
}
