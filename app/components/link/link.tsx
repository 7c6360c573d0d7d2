import type { AnchorHTMLAttributes } from "react";
import { afterNextFrame } from "../../hooks/after-next-frame";
import { usePath } from "../../hooks/this-page";

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { to: string };
type Props = Anchor & {
  /** Says with `aria-current` that the link leads to the page that shows. */ current?: boolean;
};

/** Lets the browser move to another part of the page, instead of standing there at once. Whoever calls it goes there in this frame. */
export function moveThere(): void {
  const { dataset } = document.documentElement;
  dataset.jumping = "";
  afterNextFrame(() => delete dataset.jumping);
}

/** A link: a page of the site is a document of its own; a part of this page, a file or another site is an address as it stands. */
export function Link({ to, current = false, children, ...rest }: Props) {
  const [path = ""] = to.split("#");
  if (/^\/[^.]*$/.test(path))
    return (
      <PageLink {...rest} to={to} current={current}>
        {children}
      </PageLink>
    );
  return (
    <a onClick={path === "" ? moveThere : undefined} {...rest} href={to}>
      {children}
    </a>
  );
}

function PageLink({ to, current, children, ...rest }: Props) {
  const shows = usePath() === to;
  const href = import.meta.env.BASE_URL + to.slice(1);
  return (
    <a aria-current={current && shows ? "page" : undefined} {...rest} href={href}>
      {children}
    </a>
  );
}
