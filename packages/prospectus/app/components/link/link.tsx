import { use, type ComponentProps } from "react";
import { moveThere } from "../../hooks/in-page";
import { ThisPage } from "../../hooks/this-page";

type Props = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** The text, if the link has no children: `{...link}` takes a link of the content. */
  label?: string | undefined;
  /** Sets `aria-current`: the link leads to the current page. */ current?: boolean;
};

/** A link to a page of the site, a part of this page, a file or another site. */
export function Link({ to, label, current = false, children = label, ...rest }: Props) {
  const { elsewhere, path: shown, root } = use(ThisPage) ?? {};
  const [path = ""] = to.split("#");
  const isPage = /^\/[^.]*$/.test(path);
  const away = elsewhere?.paths.includes(path) ? elsewhere : undefined;
  // Paths have the prefix of a further language in front, as in site/file-paths.ts.
  const address = away || !root?.prefix ? to : root.prefix + to.replace(/^\/(?=$|#)/, "");
  return (
    <a
      aria-current={current && shown === to ? "page" : undefined}
      hrefLang={away?.lang}
      dir={/^(tel|mailto):/.test(to) ? "ltr" : undefined}
      onClick={path === "" ? moveThere : undefined}
      {...rest}
      href={isPage ? import.meta.env.BASE_URL + address.slice(1) : to}
    >
      {children}
      {away && <span lang={away.lang}>{`\u00a0(${away.name})`}</span>}
    </a>
  );
}
