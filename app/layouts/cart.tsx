import { view as shell } from "virtual:content/shell";
import { CloseButton, Dialog, OpenButton } from "../components/dialog/dialog";
import { CartIcon, CloseIcon } from "../components/icon/icon";
import styles from "./cart.module.css";

const { cart } = shell.navigation;

/** The cart icon with its badge. */
export function CartButton() {
  return (
    <OpenButton dialog="cart" className={styles.button}>
      <CartIcon />
      <span className="unseen">{cart.label} </span>
      <span className={styles.badge}>{cart.count}</span>
    </OpenButton>
  );
}

/** The side panel “Your Cart”. Nothing can be put in it: the specification fixes the count at 0. */
export function CartPanel() {
  return (
    <Dialog id="cart" label={cart.title} className={styles.panel}>
      <div className={styles.head}>
        <h2 className={styles.title}>{cart.title}</h2>
        <CloseButton className={styles.close} aria-label={shell.labels.close}>
          <CloseIcon />
        </CloseButton>
      </div>
      <p className={styles.empty}>{cart.empty}</p>
    </Dialog>
  );
}
