import { use, type ComponentProps, type MouseEvent } from "react";
import { ThisPage } from "../../hooks/this-page";

type Props = Omit<ComponentProps<"a">, "href"> & {
  to: string;
  /** What it says, where it holds nothing else: `{...link}` is a whole link of the content. */
  label?: string | undefined;
  /** Says with `aria-current` that the link leads to the page that shows. */ current?: boolean;
};

/** Whether a click means "go there", and not "open elsewhere" or "save". */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Runs something once the next frame is on the screen. */
export function afterNextFrame(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** The part of the page that has an id, or that the address names. A link may lead to any part of a page, so refs do not reach it. */
export const namedPart = (id = location.hash.slice(1)) => document.getElementById(id);

/** Scrolls to a part of the page, and gives its title the focus. */
export function showPart(id: string, { focus, scroll }: { focus: boolean; scroll: boolean }): void {
  if (scroll) namedPart(id)?.scrollIntoView();
  if (focus) namedPart(`${id}-title`)?.focus({ preventScroll: true });
}

/** Lets the browser move to another part of the page, instead of standing there at once. Whoever calls it goes there in this frame. */
export function moveThere(): void {
  const { dataset } = document.documentElement;
  dataset.jumping = "";
  afterNextFrame(() => delete dataset.jumping);
}

/** A link: a page of the site is a document of its own; a part of this page, a file or another site is an address as it stands. */
export function Link({ to, label, current = false, children = label, ...rest }: Props) {
  const shows = use(ThisPage)?.path === to;
  const [path = ""] = to.split("#");
  const isPage = /^\/[^.]*$/.test(path);
  return (
    <a
      aria-current={current && shows ? "page" : undefined}
      onClick={path === "" ? moveThere : undefined}
      {...rest}
      href={isPage ? import.meta.env.BASE_URL + to.slice(1) : to}
    >
      {children}
    </a>
  );
}
