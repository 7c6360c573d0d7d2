import { ButtonLink } from "../../components/button/button";
import { useColon } from "../../hooks/this-page";
import { useRegistration } from "../../hooks/use-hydrated";
import styles from "./booking.module.css";

type Props = {
  /** The subject, for screen readers that list links alone. */ about: string;
  status?: string | undefined;
  price?: string | undefined;
  register?: { label: string; to: string } | undefined;
  registration?: Parameters<typeof useRegistration>[0];
};

/** The status, the price and the link to register, each optional. */
export function Booking({ about, status, price, register, registration }: Props) {
  const colon = useColon();
  const closed = useRegistration(registration);
  if (!status && !price && !register) return null;
  return (
    <div className={`row ${styles.booking}`}>
      {status && <p className={`bold ${styles.status}`}>{status}</p>}
      {price && <p className={`text-card ${styles.price}`}>{price}</p>}
      {closed && <p className="bold">{closed}</p>}
      {register && !closed && (
        <ButtonLink size="small" to={register.to}>
          {register.label}
          <span className="unseen">
            {colon}
            {about}
          </span>
        </ButtonLink>
      )}
    </div>
  );
}
