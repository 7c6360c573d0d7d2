import type { KeyboardEvent, MouseEvent, ReactNode } from "react";
import { namedPart } from "../../hooks/in-page";
import { isPlainClick } from "./in-page-link";
import { useAddressChoice } from "./use-address-choice";
import styles from "./tabs.module.css";

type Tab = { id: string; label: string; anchors?: readonly string[] | undefined; panel: ReactNode };

type Props = { label: string; tabs: readonly Tab[] };

/** The index that a key leads to; undefined for other keys. */
function destination(key: string, index: number, count: number): number | undefined {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
  if (step) return (index + count + step) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return key === " " ? index : undefined;
}

/** Styles that mark the tab with `:target` before hydration. The document has them, since its policy must know them. */
export const markByAddress = (tabs: readonly Pick<Tab, "id">[]) =>
  tabs
    .map(
      ({ id }) =>
        `.${styles.tabs}:not([data-live]):has(#${id}:target,#${id} :target) [href="#${id}"]{--chosen:100%}`,
    )
    .join("");

/** Tabs (WAI-ARIA pattern). In the HTML they are links, and CSS shows the target (docs/decisions/0004-tabs-are-links.md). */
export function Tabs({ label, tabs }: Props) {
  const { live, chosen, choose } = useAddressChoice(tabs);
  const click = (event: MouseEvent, id: string) => {
    if (!live || !isPlainClick(event)) return;
    event.preventDefault();
    choose(id);
  };
  // The arrow keys leave one history entry, not one each.
  const press = (event: KeyboardEvent, index: number) => {
    const tab = tabs[destination(event.key, index, tabs.length) ?? -1];
    if (!live || !tab || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    choose(tab.id, true);
    namedPart(`${tab.id}-tab`)?.focus();
  };

  return (
    <div className={styles.tabs} data-live={live || undefined}>
      <ul
        className={`row joined unprinted ${styles.bar}`}
        aria-label={label}
        role={live ? "tablist" : undefined}
      >
        {tabs.map(({ id, label: name }, index) => (
          <li key={id} className={styles.entry} role={live ? "presentation" : undefined}>
            <a
              className={styles.tab}
              href={`#${id}`}
              {...(live && {
                id: `${id}-tab`,
                role: "tab",
                "aria-selected": id === chosen,
                "aria-controls": id,
                tabIndex: id === chosen ? 0 : -1,
              })}
              onClick={(event) => click(event, id)}
              onKeyDown={(event) => press(event, index)}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.panels}>
        {tabs.map(({ id, panel }) => (
          <section
            key={id}
            id={id}
            className={styles.panel}
            hidden={live && id !== chosen}
            {...(live && { role: "tabpanel", "aria-labelledby": `${id}-tab` })}
          >
            {panel}
          </section>
        ))}
      </div>
    </div>
  );
}
