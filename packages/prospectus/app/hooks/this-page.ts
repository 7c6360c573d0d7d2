/** What a page is sent, and the parts of the app that take it from here. */
import { createContext, use, type ComponentType } from "react";
import type { Sent } from "../../site/make-site.ts";
import type { SectionKind, SectionView } from "../../site/sections.ts";

/** What the component of a kind of section gets. */
export type SectionProps<Kind extends SectionKind> = { id: string; view: SectionView<Kind> };

/** The components of sections, by their kinds. */
export type Components = { readonly [Kind in SectionKind]?: ComponentType<SectionProps<Kind>> };

/** Those that the page has (app/entry.client.tsx, app/entry.server.tsx). */
export const SectionComponents = createContext<Components>({});

/** The page that shows: its path from the site's root, and the words that stand around every page. */
export const ThisPage = createContext<Pick<Sent, "path" | "root"> | undefined>(undefined);

/** What stands between a label and what it is of, in the page's language. */
export const useColon = () => use(ThisPage)?.root.colon ?? ": ";

/** A sentence with a number, in the forms that a language has for it. */
type Forms = { [Form in Intl.LDMLPluralRule]?: string | undefined } & { other: string };

/** The form of a sentence for a number, by the rules of the page's language (CLDR). Runs in the browser alone. */
export const formFor = (forms: Forms, count: number): string =>
  forms[new Intl.PluralRules(document.documentElement.lang).select(count)] ?? forms.other;
