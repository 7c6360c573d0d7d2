import { memo, use, useState, type ComponentType, type ReactNode } from "react";
import { useHydrated } from "../hydration/hydration";

/** One object for all, so that React never sees a change in a part that is left as it stands. */
const asItStands = { __html: "" };

/** A module of parts: components without a state of their own. */
type Parts = Readonly<Record<string, (properties: never) => ReactNode>>;

/** What can import a module of parts. */
export type PartsModule<M> = {
  /** Imports it. Rejects where its script can't be got or run. */ load: () => Promise<M>;
  /** It, if it has been imported. */ arrived: () => M | undefined;
};

/** The name of a part, with that part's properties. */
type PartOf<M extends Parts> = {
  [Name in keyof M]: M[Name] extends (properties: infer P) => ReactNode ? { part: Name } & P : never;
}[keyof M];

/**
 * Makes a component for parts of a page that React need not run in the browser. The page's HTML brings them drawn, and hydration
 * leaves them as they stand: their code and words are in no script that the page loads. Only a visitor who arrives by a route
 * change, where there is no HTML to keep, has them fetched and drawn. What such a part can do is HTML, CSS and what
 * `app/behaviours` adds to the document. See docs/decisions/0008-still-screens.md.
 *
 * @param module The module whose exports are the parts.
 * @returns A component that takes the part's name as `part`, and that part's properties.
 */
export function still<M extends Parts>(module: PartsModule<M>): ComponentType<PartOf<M>> {
  let loading: Promise<M> | undefined;
  const loaded = () =>
    (loading ??= module.load().catch((error: unknown) => {
      if (import.meta.env.SSR) throw error;
      // The site may have been built anew since, under other names. The address is the new screen's already: its page has all.
      location.reload();
      return new Promise<M>(() => undefined);
    }));

  function Drawn({ part, ...properties }: { part: keyof M }) {
    // `PartOf` has seen to it that these are the properties of that part.
    // Once React has waited for the module by `use`, it has to find it by `use` again.
    const Part = ((!loading && module.arrived()) || use(loaded()))[part] as ComponentType<object>;
    return <Part {...properties} />;
  }

  return memo(function Still(properties: PartOf<M>) {
    const hydrated = useHydrated();
    const [keepsHtml] = useState(!import.meta.env.SSR && !import.meta.env.DEV && !hydrated);
    return keepsHtml ? (
      <div className="contents" suppressHydrationWarning dangerouslySetInnerHTML={asItStands} />
    ) : (
      <div className="contents">
        <Drawn {...properties} />
      </div>
    );
  });
}
