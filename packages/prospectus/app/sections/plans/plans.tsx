import { Art } from "../../components/art/art";
import { ButtonLink } from "../../components/button/button";
import { Choice } from "../../components/choice/choice";
import { Points } from "../../components/points/points";
import { Section } from "../../components/section/section";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./plans.module.css";

const monthly = styles.monthly ?? "";
const yearly = styles.yearly ?? "";

/** The plans as joined panels, each with as many tiles as one may take courses at a time, and below them what every plan has. The switch above them chooses which of the two prices is there at all, for eyes and ears alike. */
export default function Plans({ id, view }: SectionProps<"plans">) {
  const { heading, periods, plans, featuresTitle, features } = view;
  const every = `${id}-features`;
  return (
    <Section
      heading={heading}
      id={id}
      className={styles.section}
      beside={
        <div className="row">
          <Choice
            name="period"
            look="switch"
            legend={periods.legend}
            options={[
              { value: "monthly", label: periods.monthly },
              { value: "yearly", label: periods.yearly },
            ]}
          />
          {periods.saving && <p className={`bold ${styles.saving}`}>{periods.saving}</p>}
        </div>
      }
    >
      <ul className={styles.plans}>
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
            <Art className={styles.tiles} picture={plan.tiles} fit="slice" />
            <div className={`stack ${styles.offer}`}>
              {plan.allowance && <p className={`text-card ${styles.allowance}`}>{plan.allowance}</p>}
              <p className="muted">{plan.summary}</p>
            </div>
            <ButtonLink to={plan.to} look={plan.dark ? "sun" : "solid"} aria-describedby={every}>
              {plan.button}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className={`text-small muted ${styles.note} ${monthly}`}>{periods.monthlyNote}</p>
      <p className={`text-small muted ${styles.note} ${yearly}`}>{periods.yearlyNote}</p>
      <div id={every} className={`stack ${styles.every}`}>
        {featuresTitle && <h3 className="text-card">{featuresTitle}</h3>}
        <Points className={styles.features} points={features} />
      </div>
    </Section>
  );
}
