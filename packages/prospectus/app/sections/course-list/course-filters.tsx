import { useState } from "react";
import { Button } from "../../components/button/button";
import { afterNextFrame, Link } from "../../components/link/link";
import { row } from "../../components/row/row";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./course-filters.module.css";

type Filters = NonNullable<SectionProps<"course-list">["view"]["filters"]>;
type Props = {
  filters: Filters;
  /** All cards of the list, each with its values. */ cards: readonly {
    marks: Readonly<Record<string, unknown>>;
  }[];
  /** The class of what holds the filters and the cards. */ list: string;
};

const ticked = (by: string, value?: unknown) =>
  `:has([name="${by}"]${value === undefined ? "" : `[value="${String(value)}"]`}:checked)`;

/** Hides the cards that have none of the ticked values of a group, and what is said where nothing is found as long as something is. */
const rules = ({ filters: { groups }, cards, list }: Props) => [
  ...groups.flatMap(({ by, options }) =>
    options.map(
      ({ value }) => `.${list}${ticked(by)}:not(${ticked(by, value)}) [data-${by}="${value}"]{display:none}`,
    ),
  ),
  ...cards.map(({ marks }) => {
    const found = groups.map(({ by }) => `:is(:not(${ticked(by)}),${ticked(by, marks[`data-${by}`])})`);
    return `.${list}${found.join("")} .${styles.none}{display:none}`;
  }),
];

/**
 * Filters of the course list, by category, price and others. In a list that goes on at further pages each is a link to what it
 * finds. Else they are boxes to tick: CSS shows the cards that have what is ticked, and the script says how many they are.
 */
export function CourseFilters(props: Props) {
  const { filters, cards } = props;
  const { label: name, current, groups, results } = filters;
  const [found, setFound] = useState(cards.length);
  const options = (
    <div {...row} className={`row ${row.className} ${styles.groups}`}>
      {groups.map((group) => (
        <div key={group.by} role="group" aria-label={group.label}>
          <ul className={`row ${styles.options}`}>
            {group.options.map(({ label, value, to }) => (
              <li key={value}>
                {to === undefined ? (
                  <label className={`pill ${styles.option}`}>
                    <input className="unseen" type="checkbox" name={group.by} value={value} />
                    {label}
                  </label>
                ) : (
                  <Link className="pill" to={to} aria-current={to === current ? "page" : undefined}>
                    {label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
  if (!results)
    return (
      <nav className={`unprinted ${styles.filters}`} aria-label={name}>
        {options}
      </nav>
    );
  const count = (form: HTMLFormElement | null) => {
    const shown = [...(form?.parentElement?.querySelectorAll("[data-part]") ?? [])];
    if (form) setFound(shown.filter((card) => card.checkVisibility()).length);
  };
  return (
    // Outside of a dialog nothing is sent by this method.
    <form
      className={styles.filters}
      method="dialog"
      aria-label={name}
      ref={count}
      onChange={({ currentTarget }) => count(currentTarget)}
      onReset={({ currentTarget }) => afterNextFrame(() => count(currentTarget))}
    >
      <style href="course-filters" precedence="sections">
        {[...new Set(rules(props))].join("")}
      </style>
      {options}
      <div className={`row ${styles.results}`}>
        <p className="bold" role="status">
          {found > 0 ? results.found[found - 1] : results.none}
        </p>
        <noscript>
          <p className={`bold ${styles.none}`}>{results.none}</p>
        </noscript>
        <Button
          className={styles.clear}
          look="line"
          size="small"
          type="reset"
          onClick={({ currentTarget }) => currentTarget.form?.querySelector("input")?.focus()}
        >
          {results.clear}
        </Button>
      </div>
    </form>
  );
}
