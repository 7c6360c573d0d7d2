import type { FrameView } from "../../site/views/shell.ts";
import { CloseButton, Dialog, OpenButton } from "../components/dialog/dialog";
import { CartIcon, CloseIcon } from "../components/icon/icon";
import styles from "./cart.module.css";

type Words = FrameView["cart"];

/** The cart icon with its badge. */
export function CartButton({ words }: { words: Words }) {
  return (
    <OpenButton dialog="cart" className={styles.button}>
      <CartIcon />
      <span className="unseen">{words.label} </span>
      <span className={styles.badge}>{words.count}</span>
    </OpenButton>
  );
}

/** The side panel “Your Cart”. Nothing can be put in it: the specification fixes the count at 0. */
export function CartPanel({ words, close }: { words: Words; close: string }) {
  return (
    <Dialog id="cart" label={words.title} className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{words.title}</h2>
        <CloseButton className={styles.close} aria-label={close}>
          <CloseIcon />
        </CloseButton>
      </div>
      <p className={styles.empty}>{words.empty}</p>
    </Dialog>
  );
}
