import type { ReactNode } from "react";
import { Button } from "../../components/button/button";
import { useChosenBefore } from "../../components/choice/use-choice";
import { Link } from "../../components/link/link";
import { Row } from "../../components/row/row";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./course-filters.module.css";

type Filters = NonNullable<SectionProps<"course-list">["view"]["filters"]>;
type Option = Filters["groups"][number]["options"][number];

type GroupsProps = { groups: Filters["groups"]; renderOption: (option: Option, by: string) => ReactNode };

function Groups({ groups, renderOption }: GroupsProps) {
  return (
    <Row as="div" className={`row ${styles.groups}`}>
      {groups.map(({ by, label, options }) => (
        <div key={by} role="group" aria-label={label}>
          <ul className={`row ${styles.options}`}>
            {options.map((one) => (
              <li key={one.value}>{renderOption(one, by)}</li>
            ))}
          </ul>
        </div>
      ))}
    </Row>
  );
}

/** The filters of a list with further pages: links to filtered pages. */
export function CourseFilterLinks({ filters: { label: name, current, groups } }: { filters: Filters }) {
  return (
    <nav className={`unprinted ${styles.filters}`} aria-label={name}>
      <Groups
        groups={groups}
        renderOption={({ label, to = "" }) => (
          <Link className="pill" to={to} label={label} aria-current={to === current ? "page" : undefined} />
        )}
      />
    </nav>
  );
}

type Props = {
  filters: Filters;
  results: NonNullable<Filters["results"]>;
  /** The number of courses with every ticked filter. */ count: number;
  /** The ticked boxes, from `boxOf`. */ ticked: readonly string[];
  onTick: (ticked: string[]) => void;
};

/** A key for a value of a group. */
export const boxOf = (by: string, value = "") => `${by}=${value}`;

/** The filters of a list on one page: boxes. Without the script they are hidden, and the whole list shows. */
export function CourseFilters({ filters: { label: name, groups }, results, count, ticked, onTick }: Props) {
  const group = useChosenBefore((checked) => onTick(checked.map((box) => boxOf(box.name, box.value))));
  const tick = (box: string, checked: boolean) =>
    onTick([...ticked.filter((one) => one !== box), ...(checked ? [box] : [])]);
  const isTicked = ticked.length > 0;
  const clear = () => {
    onTick([]);
    const first = group.current?.elements[0];
    if (first instanceof HTMLElement) first.focus();
  };
  return (
    <fieldset ref={group} className={`unprinted ${styles.filters} ${styles.boxes}`} aria-label={name}>
      <Groups
        groups={groups}
        renderOption={({ label, value }, by) => (
          <label className={`pill ${styles.option}`}>
            <input
              className="unseen"
              type="checkbox"
              name={by}
              value={value}
              checked={ticked.includes(boxOf(by, value))}
              onChange={({ target }) => tick(boxOf(by, value), target.checked)}
            />
            {label}
          </label>
        )}
      />
      <div className={isTicked ? `row ${styles.results}` : "unseen"}>
        <p className="bold" role="status">
          {isTicked && (count > 0 ? results.found[count - 1] : results.none)}
        </p>
        {isTicked && (
          <Button look="line" size="small" onClick={clear}>
            {results.clear}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
