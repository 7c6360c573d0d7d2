import { Art } from "../../components/art/art";
import { ButtonLink } from "../../components/button/button";
import { Choice } from "../../components/choice/choice";
import { SectionHeading } from "../../components/section-heading/section-heading";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./plans.module.css";

const monthly = styles.monthly ?? "";
const yearly = styles.yearly ?? "";

/** The plans as joined panels, each under as many tiles as one may take courses at a time. The switch above them chooses which of the two prices is there at all, for eyes and ears alike. */
export default function Plans({ id, view: { heading, periods, plans, features } }: SectionProps<"plans">) {
  return (
    <section className={`section ${styles.section}`} aria-labelledby={id}>
      <div className="wrap">
        <SectionHeading className={styles.heading} heading={heading} id={id}>
          <Choice
            name="period"
            look="switch"
            legend={periods.legend}
            options={[
              { value: "monthly", label: periods.monthly },
              { value: "yearly", label: periods.yearly },
            ]}
          />
        </SectionHeading>
        <ul className={styles.plans}>
          {plans.map((plan) => (
            <li key={plan.id} className={styles.plan} data-dark={plan.dark || undefined}>
              <h3 className={styles.name}>{plan.name}</h3>
              <p className={`${styles.price} ${monthly}`}>
                <span className={styles.amount}>{plan.monthly}</span> {periods.perMonth}
              </p>
              <p className={`${styles.price} ${yearly}`}>
                <span className={styles.amount}>{plan.yearly}</span> {periods.perMonth}
              </p>
              <Art className={styles.tiles} picture={plan.tiles} fit="slice" />
              <p className={styles.summary}>{plan.summary}</p>
              <ul className={styles.features}>
                {features.map((feature) => (
                  <li key={feature} className={styles.feature}>
                    {feature}
                  </li>
                ))}
              </ul>
              <ButtonLink className={styles.button} to={plan.to} look={plan.dark ? "sun" : "solid"}>
                {plan.button}
              </ButtonLink>
            </li>
          ))}
        </ul>
        <p className={`${styles.note} ${monthly}`}>{periods.monthlyNote}</p>
        <p className={`${styles.note} ${yearly}`}>{periods.yearlyNote}</p>
      </div>
    </section>
  );
}
