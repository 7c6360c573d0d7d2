import type { FrameView } from "../data/navigation.ts";
import { CloseButton, Dialog, OpenButton } from "../components/dialog/dialog";
import { CartIcon } from "../components/icon/icon";
import styles from "./cart.module.css";

type Words = FrameView["cart"];

export function CartButton({ words }: { words: Words }) {
  return (
    <OpenButton dialog="cart" className={`square ${styles.button}`}>
      <CartIcon />
      <span className="unseen">{`${words.label} `}</span>
      <span className={styles.badge}>{words.count}</span>
    </OpenButton>
  );
}

/** The side panel “Your Cart”. It stays empty: the specification fixes the count at 0. */
export function CartPanel({ words, close }: { words: Words; close: string }) {
  return (
    <Dialog id="cart" aria-label={words.title} className={styles.panel}>
      <div className={`row apart ${styles.head}`}>
        <h2 className="text-heading">{words.title}</h2>
        <CloseButton label={close} />
      </div>
      <p className={`row text-lead muted ${styles.empty}`}>{words.empty}</p>
    </Dialog>
  );
}
