import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";

/** How long the next page may be on its way before the browser goes to it as a document, in milliseconds. */
const patience = 8000;

const isStyle = ({ as, rel }: HTMLLinkElement) => as === "style" || rel === "stylesheet";

const addressOf = ({ href }: HTMLLinkElement) => href.replace(/#$/, "");

/** The sheets that the page came with inside (app/document/document.ts): Back to it does without the files. */
const inside: ReadonlySet<string> = new Set(
  typeof document === "undefined"
    ? []
    : Array.from(document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][disabled]"), addressOf),
);

/**
 * Goes to the next page as a document where its styles or scripts cannot be had or are late. The router's own answer to a script
 * that is missing, as after a new deploy, is to load the page anew that is being left: the click would be lost, or, where a link
 * was only pointed at, what had been typed.
 */
export function useDocumentFallback(): void {
  const { location } = useNavigation();
  const next = location && createPath(location);

  useEffect(() => {
    const go = () => next && window.location.assign(next);
    const late = next ? setTimeout(go, patience) : undefined;
    // The errors of links do not bubble.
    const fail = ({ target }: Event) => {
      if (target instanceof HTMLLinkElement && isStyle(target) && !inside.has(addressOf(target))) go();
    };
    const reload = (event: NavigateEvent) => {
      // The development server reloads pages for good reasons of its own.
      if (import.meta.env.DEV) return;
      if (event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return;
      event.preventDefault();
      go();
    };
    const { navigation } = window as { navigation?: Navigation };
    document.addEventListener("error", fail, true);
    navigation?.addEventListener("navigate", reload);
    return () => {
      clearTimeout(late);
      document.removeEventListener("error", fail, true);
      navigation?.removeEventListener("navigate", reload);
    };
  }, [next]);
}
