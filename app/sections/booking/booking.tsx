import { ButtonLink } from "../../components/button/button";
import sheet from "./booking.css?url";

type Props = {
  /** What is booked, for those who hear the link alone. */ about: string;
  status?: string | undefined;
  price?: string | undefined;
  register?: { label: string; to: string } | undefined;
};

/** Whether something takes place and has room, what it costs, and the way to take part; nothing where it says none of it. Its styles come with it alone. */
export function Booking({ about, status, price, register }: Props) {
  if (!status && !price && !register) return null;
  return (
    <div className="booking">
      <link rel="stylesheet" href={sheet} precedence="default" />
      {status && <p className="booking-status">{status}</p>}
      {price && <p className="booking-price">{price}</p>}
      {register && (
        <ButtonLink size="small" to={register.to}>
          {register.label}
          <span className="unseen">: {about}</span>
        </ButtonLink>
      )}
    </div>
  );
}
