import { cx } from "../cx";
import styles from "./rating.module.css";

type Props = { text: string; label: string; className?: string | undefined };

const star = "l2.6 5.7 6.2.7-4.6 4.2 1.3 6.1-5.5-3.1-5.5 3.1 1.3-6.1-4.6-4.2 6.2-.7z";

/** A rating such as “4.88 (210)” with stars, rounded to halves. `label` names the number for screen readers. */
export function Rating({ text, label, className }: Props) {
  const stars = Math.round(Number.parseFloat(text.replace(",", ".")) * 2) / 2;
  return (
    <p className={cx("row text-small", styles.rating, className)}>
      <svg
        className={styles.stars}
        viewBox={`0 0 ${stars * 20} 20`}
        width={stars * 16}
        height="16"
        aria-hidden="true"
      >
        <path fill="currentColor" d={[10, 30, 50, 70, 90].map((x) => `M${x} 1.5${star}`).join("")} />
      </svg>
      <span className="unseen">{`${label} `}</span>
      {text}
    </p>
  );
}
