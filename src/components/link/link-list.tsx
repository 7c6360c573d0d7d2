import type { ComponentProps } from "react";
import { Link } from "./link";

type LinkProps = ComponentProps<typeof Link>;

/** An entry of a list with one link. */
export const LinkItem = (props: LinkProps) => (
  <li>
    <Link {...props} />
  </li>
);

type Props = Omit<LinkProps, "to"> & {
  links: readonly { label: string; to: string }[];
  list?: string | undefined;
};

/** A list of links. `list` is its class; the other properties are those of each link. */
export const LinkList = ({ links, list, ...shared }: Props) => (
  <ul className={list}>
    {links.map(({ label, to }, index) => (
      <LinkItem key={index} {...shared} label={label} to={to} />
    ))}
  </ul>
);
