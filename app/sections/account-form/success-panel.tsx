import type { ReactNode, Ref } from "react";
import type { PaintedPicture } from "../../../site/art/picture.ts";
import { Art } from "../../components/art/art";
import { Button, ButtonLink } from "../../components/button/button";
import { closeBeside, CloseButton } from "../../components/dialog/dialog";
import { CloseIcon } from "../../components/icon/icon";
import styles from "./success-panel.module.css";

type Props = {
  /** The form opens the panel with `showModal()`. */ ref: Ref<HTMLDialogElement>;
  title: string;
  /** The name of the close icon. */ close: string;
  art: PaintedPicture;
  children: ReactNode;
  /** The button that closes the panel. */ stay: string;
  /** The link that leads on. */ go: { label: string; to: string };
};

/** The panel “Success Message” that a form opens over the screen. Escape, a click outside and the close icon hide it. */
export function SuccessPanel({ ref, title, close, art, children, stay, go }: Props) {
  return (
    <dialog
      ref={ref}
      className={styles.panel}
      aria-labelledby="success-title"
      closedby="any"
      onClick={closeBeside}
    >
      <Art className={`frame ${styles.art}`} picture={art} fit="slice" />
      <div className={`stack ${styles.words}`}>
        <div className={`row apart ${styles.head}`}>
          <h2 className="text-heading" id="success-title">
            {title}
          </h2>
          <CloseButton className="square" data-framed="" aria-label={close}>
            <CloseIcon />
          </CloseButton>
        </div>
        <div className="text-lead">{children}</div>
        <div className={`row ${styles.actions}`}>
          <form method="dialog">
            <Button type="submit" look="line">
              {stay}
            </Button>
          </form>
          <ButtonLink to={go.to}>{go.label}</ButtonLink>
        </div>
      </div>
    </dialog>
  );
}
