import type { ReactNode } from "react";
import { Button } from "../../components/button/button";
import { useChosenBefore } from "../../components/choice/use-choice";
import { Link } from "../../components/link/link";
import { Row } from "../../components/row/row";
import type { SectionProps } from "../../hooks/this-page";
import styles from "./course-filters.module.css";

type Filters = NonNullable<SectionProps<"course-list">["view"]["filters"]>;
type Option = Filters["groups"][number]["options"][number];

/** The ticked values, by group. */
export type Ticked = Readonly<Record<string, readonly string[]>>;

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
          <Link className="pill" to={to} aria-current={to === current ? "page" : undefined}>
            {label}
          </Link>
        )}
      />
    </nav>
  );
}

type Props = {
  filters: Filters;
  results: NonNullable<Filters["results"]>;
  /** The number of courses with every ticked filter. */ found: number;
  ticked: Ticked;
  onTick: (ticked: Ticked) => void;
};

/** The filters of a list on one page: boxes. Without the script they are hidden, and the whole list shows. */
export function CourseFilters({ filters: { label: name, groups }, results, found, ticked, onTick }: Props) {
  const group = useChosenBefore((checked) =>
    onTick(
      Object.fromEntries(
        groups.map(({ by }) => [by, checked.flatMap((box) => (box.name === by ? box.value : []))]),
      ),
    ),
  );
  const tick = (by: string, value: string, checked: boolean) => {
    const others = ticked[by]?.filter((one) => one !== value) ?? [];
    onTick({ ...ticked, [by]: checked ? [...others, value] : others });
  };
  const isTicked = Object.values(ticked).flat().length > 0;
  const clear = () => {
    onTick({});
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
              checked={ticked[by]?.includes(value) ?? false}
              onChange={({ target }) => tick(by, value, target.checked)}
            />
            {label}
          </label>
        )}
      />
      <div className={isTicked ? `row ${styles.results}` : "unseen"}>
        <p className="bold" role="status">
          {isTicked && (found > 0 ? results.found[found - 1] : results.none)}
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
