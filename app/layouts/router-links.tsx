import { memo, useEffect, useState } from "react";
import { PrefetchPageLinks, Scripts, useNavigate, useRevalidator } from "react-router";
import { mayCrossFade, noteTakenOver } from "../behaviours/pace";
import { afterNextFrame } from "../behaviours/next-frame";
import { isPlainClick } from "../behaviours/plain-click";
import { wholeSheet } from "../behaviours/whole-sheet";
import { fetchScreen } from "../screens/screens";

/** How long a pointer has to stay on a link before its page is fetched, in milliseconds. */
const intent = 65;

/** A link to another place of this site: its address, and whether it is on the page that shows. */
type Link = { link: HTMLAnchorElement; to: string; path: string; jump: boolean };

/** The link on which something happens. Files and other sites are left to the browser. */
function linkOf({ target }: Event): Link | undefined {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  const file = /\.\w+$/.test(pathname);
  const here = pathname === location.pathname && search === location.search;
  if (origin !== location.origin || file) return undefined;
  return { link, to: pathname + search + hash, path: pathname, jump: here && hash !== "" };
}

/** Has the browser move to another part of the page that shows, instead of standing there at once. */
function moveThere(): void {
  const { dataset } = document.documentElement;
  dataset["jumping"] = "";
  afterNextFrame(() => delete dataset["jumping"]);
}

/**
 * Makes the site's plain links quick. All links are plain anchors, so that they work before and without the script; this listens
 * once, on the document. A click leads on by the router, with a view transition where the device has the time; a pointer, a finger or the focus on a link has the
 * page's scripts fetched ahead.
 */
export const RouterLinks = memo(function RouterLinks() {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [intended, setIntended] = useState<readonly string[]>([]);

  useEffect(noteTakenOver, []);

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    /** How often another page was asked for: while one is on its way, another link or Back may be. The last one counts. */
    let asked = 0;
    const ask = () => (asked += 1);
    let warm = false;
    const fetchAhead = ({ path, jump }: Link) => {
      if (jump) return;
      // The router runs once without going anywhere, so that the browser has compiled it when the click comes.
      if (!warm) void revalidate();
      warm = true;
      void wholeSheet();
      void fetchScreen(path);
      setIntended((paths) => (paths.includes(path) ? paths : [...paths, path]));
    };
    const point = (event: PointerEvent) => {
      clearTimeout(waiting);
      const found = linkOf(event);
      if (found) waiting = setTimeout(fetchAhead, intent, found);
    };
    const touch = (event: Event) => {
      const found = linkOf(event);
      if (found) fetchAhead(found);
    };
    const follow = (event: MouseEvent) => {
      const found = event.defaultPrevented || !isPlainClick(event) ? undefined : linkOf(event);
      if (!found) return;
      const { link, to, path, jump } = found;
      if (jump) return moveThere();
      event.preventDefault();
      const viewTransition = mayCrossFade();
      // Named by the style sheet, so that the card's cover can grow into the strip of the page that it opens.
      if (viewTransition) link.closest("article")?.setAttribute("data-opening", "");
      const asking = ask();
      // What the new screen needs is there first, so that it can be drawn in one go.
      void Promise.all([wholeSheet(), fetchScreen(path)]).then(() => {
        if (asking === asked) void navigate(to, { viewTransition, replace: path === location.pathname });
      });
    };
    document.addEventListener("pointerover", point);
    document.addEventListener("focusin", touch);
    document.addEventListener("touchstart", touch, { passive: true });
    document.addEventListener("click", follow);
    addEventListener("popstate", ask);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener("pointerover", point);
      document.removeEventListener("focusin", touch);
      document.removeEventListener("touchstart", touch);
      document.removeEventListener("click", follow);
      removeEventListener("popstate", ask);
    };
  }, [navigate, revalidate]);

  return (
    <>
      {intended.map((path) => (
        <PrefetchPageLinks key={path} page={path} />
      ))}
      {/* Drawn anew with the first intent, it takes its tags away then, and not in the midst of a route change. */}
      <Scripts />
    </>
  );
});
