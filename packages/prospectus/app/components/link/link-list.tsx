import type { ComponentProps } from "react";
import { Link } from "./link";

type Props = Omit<ComponentProps<typeof Link>, "to"> & {
  links: readonly { label: string; to: string }[];
  /** The class of the list. */ list?: string | undefined;
};

/** A list of links. Other properties are those of each link. */
export function LinkList({ links, list, ...shared }: Props) {
  return (
    <ul className={list}>
      {links.map(({ label, to }) => (
        <li key={label + to}>
          <Link {...shared} label={label} to={to} />
        </li>
      ))}
    </ul>
  );
}
