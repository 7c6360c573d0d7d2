import { use, type ComponentProps } from "react";
import { moveThere } from "../../hooks/in-page";
import { ThisPage } from "../section/this-page";

type Props = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** The text, if the link has no children: `{...link}` takes a link of the content. */
  label?: string | undefined;
  /** Sets `aria-current`: the link leads to the current page. */ current?: boolean;
};

/** A link to a page of the site, a part of this page, a file or another site. */
export function Link({ to, label, current = false, children = label, ...rest }: Props) {
  const { path: shown } = use(ThisPage) ?? {};
  const [path = ""] = to.split("#");
  return (
    <a
      aria-current={current && shown === to ? "page" : undefined}
      onClick={path === "" ? moveThere : undefined}
      {...rest}
      href={to.startsWith("/") ? import.meta.env.BASE_URL + to.slice(1) : to}
    >
      {children}
    </a>
  );
}
