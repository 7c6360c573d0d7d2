import type { ReactNode } from "react";
import type { ImageView } from "../../../site/images/picture-store.ts";
import type { PageView } from "../../../site/pages.ts";
import type { HeadingView } from "../../../site/views/band.ts";
import { Image } from "../../components/image/image";
import { SectionHeading } from "../../components/section-heading/section-heading";
import { PersonGrid } from "../person-card/person-card";
import styles from "./beside-heading.module.css";

type Props = { heading: HeadingView; art: ImageView; className?: string; children: ReactNode };

/** A heading with its picture and, beside them where there is room, what it heads. */
export function BesideHeading({ heading, art, className = "", children }: Props) {
  return (
    <div className={`split ${styles.beside} ${className}`}>
      <div>
        <SectionHeading className={styles.heading} heading={heading} />
        <Image className={`frame ${styles.art}`} image={art} />
      </div>
      {children}
    </div>
  );
}

type InstructorsProps = { heading: HeadingView; people: PageView<"course">["instructors"] };

/** The people who teach the course. */
export function Instructors({ heading, people }: InstructorsProps) {
  return (
    <>
      <SectionHeading className={styles.heading} heading={heading} />
      <PersonGrid people={people} />
    </>
  );
}
