import { Art } from "../../components/image/drawn";
import { ButtonLink } from "../../components/button/button";
import { Choice } from "../../components/choice/choice";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../page-sections";
import { FeatureList } from "../../components/feature-list/feature-list";
import styles from "./plans.module.css";

const monthly = styles.monthly ?? "";
const yearly = styles.yearly ?? "";

/** The plans as joined panels with their features. The switch above hides one of the two prices, also from screen readers. */
export default function Plans({ id, view }: SectionProps<"plans">) {
  const { heading, hue, periods, plans, features } = view;
  return (
    <Section
      heading={heading}
      id={id}
      className={styles.section}
      beside={
        <Choice
          name="period"
          look="switch"
          legend={periods.legend}
          options={[
            { value: "monthly", label: periods.monthly },
            { value: "yearly", label: periods.yearly },
          ]}
        />
      }
    >
      <ul className={styles.plans} data-hue={hue}>
        {plans.map((plan) => (
          <li
            key={plan.id}
            className={`stack ${plan.dark ? "deep" : ""} ${styles.plan}`}
            data-dark={plan.dark || undefined}
          >
            <h3 className="text-heading">{plan.name}</h3>
            <p className={`row bold ${styles.price} ${monthly}`}>
              <span className={styles.amount}>{plan.monthly}</span> {periods.perMonth}
            </p>
            <p className={`row bold ${styles.price} ${yearly}`}>
              <span className={styles.amount}>{plan.yearly}</span> {periods.perMonth}
            </p>
            {plan.saving && <p className={`bold ${styles.saving}`}>{plan.saving}</p>}
            <Art className={styles.board} fit="foot" picture={plan.board} />
            <p className="text-card">{plan.summary}</p>
            <FeatureList className={`text-lead ${styles.features}`} items={features} />
            <ButtonLink to={plan.to} label={plan.button} look={plan.dark ? "sun" : "solid"} />
          </li>
        ))}
      </ul>
      <p className={`muted ${styles.note} ${monthly}`}>{periods.monthlyNote}</p>
      <p className={`muted ${styles.note} ${yearly}`}>{periods.yearlyNote}</p>
    </Section>
  );
}
