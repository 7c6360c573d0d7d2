import type { FrameView } from "../../site/shell.ts";
import { CloseButton, Dialog, OpenButton } from "../components/dialog/dialog";
import { CartIcon } from "../components/icon/icon";
import { Link } from "../components/link/link";
import styles from "./cart.module.css";
import { CourseLinks } from "./course-links";

type Words = NonNullable<FrameView["cart"]>;

/** The cart icon with its badge. */
export function CartButton({ words }: { words: Words }) {
  return (
    <OpenButton dialog="cart" className={`square ${styles.button}`}>
      <CartIcon />
      <span className="unseen">{`${words.label} `}</span>
      <span className={styles.badge}>{words.count}</span>
    </OpenButton>
  );
}

type PanelProps = { words: Words; courses: FrameView["courses"]; close: string };

/** The side panel “Your Cart”. Nothing can be put in it (the specification fixes the count at 0), so it shows what can be had without it. */
export function CartPanel({ words, courses, close }: PanelProps) {
  return (
    <Dialog id="cart" aria-label={words.title} className={styles.panel}>
      <div className={`row apart ${styles.head}`}>
        <h2 className="text-heading">{words.title}</h2>
        <CloseButton label={close} />
      </div>
      <p className={`row text-lead muted ${styles.empty}`}>{words.empty}</p>
      {courses && (
        <div className={styles.next}>
          <p className={`bold ${styles.text}`}>{courses.free.text}</p>
          <CourseLinks links={courses.links} />
          {courses.all && <Link className={`bold ${styles.more}`} {...courses.all} />}
        </div>
      )}
    </Dialog>
  );
}
