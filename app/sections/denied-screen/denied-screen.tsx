import { Fragment } from "react";
import type { BrandView } from "../../../site/views/shared.ts";
import type { ImageView } from "../../../site/images/picture-store.ts";
import { ButtonLink } from "../../components/button/button";
import { InlineArt } from "../../components/inline-art/inline-art";
import { Brand } from "../../components/brand/brand";
import styles from "./denied-screen.module.css";

type LabelledLink = { label: string; to: string };
type Props = {
  denied: {
    brand: BrandView;
    title: string;
    text: string;
    signUp: LabelledLink;
    logIn: LabelledLink;
    art: ImageView;
  };
};

/** Takes a sentence apart at the words that are links. A link that the sentence does not name follows it. */
function partsOf(text: string, links: readonly LabelledLink[]): (string | LabelledLink)[] {
  const parts: (string | LabelledLink)[] = [];
  let rest = text;
  for (const link of links) {
    const at = rest.indexOf(link.label);
    const end = at === -1 ? rest.length : at;
    parts.push(rest.slice(0, end), link);
    rest = at === -1 ? "" : rest.slice(at + link.label.length);
  }
  return [...parts, rest];
}

/** The screen to which paid courses lead: the message, with its two ways on as buttons in the sentence, and a missing tile. */
export function DeniedScreen({ denied }: Props) {
  return (
    <div className={styles.screen}>
      <div className={styles.words}>
        <Brand brand={denied.brand} className={styles.brand} />
        <div>
          <h1 className={styles.title}>{denied.title}</h1>
          <p className={styles.text}>
            {partsOf(denied.text, [denied.signUp, denied.logIn]).map((part, index) =>
              typeof part === "string" ? (
                <Fragment key={index}>{part}</Fragment>
              ) : (
                <ButtonLink
                  key={index}
                  className={styles.way}
                  to={part.to}
                  look={part === denied.signUp ? "solid" : "line"}
                >
                  {part.label}
                </ButtonLink>
              ),
            )}
          </p>
        </div>
      </div>
      <InlineArt className={styles.art} image={denied.art} />
    </div>
  );
}
