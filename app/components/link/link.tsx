import { useRef, type AnchorHTMLAttributes } from "react";
import { preloadModule } from "react-dom";
import { Link as RouterLink, useMatch, useRouteError } from "react-router";
import { afterNextFrame } from "../../hooks/after-next-frame";
import { wordsAddress } from "../../words";

type Anchor = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> & { to: string };
type Props = Anchor & {
  /** Says with `aria-current` that the link leads to the page that shows. */ current?: boolean;
};

/** How long a mouse has to stay on a link before the words of its page are fetched, in milliseconds. */
const intent = 65;

/**
 * Where the browser cannot tell that the router reloads a page (see `useDocumentFallback`), links are ordinary documents and their
 * scripts are not fetched ahead: the click would break off the fetch, and the router would then load the old page anew.
 */
const reloads = typeof window !== "undefined" && !("navigation" in window);

/** Lets the browser move to another part of the page, instead of standing there at once. */
function moveThere(): void {
  const { dataset } = document.documentElement;
  dataset.jumping = "";
  afterNextFrame(() => delete dataset.jumping);
}

/** A link: inside the site by the router; to a part of this page, a file or another site by the browser alone. */
export function Link({ to, current = false, children, ...rest }: Props) {
  const [path = ""] = to.split("#");
  if (path === "")
    return (
      <a onClick={moveThere} {...rest} href={to}>
        {children}
      </a>
    );
  if (!/^\/[^.]*$/.test(path))
    return (
      <a {...rest} href={to}>
        {children}
      </a>
    );
  const PageLinkOf = current ? CurrentLink : PageLink;
  return (
    <PageLinkOf {...rest} to={to}>
      {children}
    </PageLinkOf>
  );
}

function CurrentLink(props: Anchor) {
  const shows = useMatch(props.to) !== null;
  return <PageLink {...props} aria-current={shows ? "page" : undefined} />;
}

/**
 * A link to a page of the site. The router fetches the page's scripts and styles on intent, this its words. After an error the
 * next page is a document of its own.
 */
function PageLink({ to, ...rest }: Anchor) {
  const asDocument = Boolean(useRouteError()) || reloads;
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fetchWords = () => {
    // A document brings its words itself.
    if (!asDocument) preloadModule(wordsAddress(to.replace(/#.*/, "")));
  };
  return (
    <RouterLink
      {...rest}
      to={to}
      prefetch={asDocument ? "none" : "intent"}
      viewTransition
      discover="none"
      reloadDocument={asDocument}
      onFocus={fetchWords}
      onTouchStart={fetchWords}
      onMouseEnter={() => {
        waiting.current = setTimeout(fetchWords, intent);
      }}
      onMouseLeave={() => clearTimeout(waiting.current)}
    />
  );
}
