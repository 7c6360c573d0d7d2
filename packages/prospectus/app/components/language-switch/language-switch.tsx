import { use } from "react";
import { ThisPage } from "../../hooks/this-page";

/** Links to the page in each language. Nothing on a site with one language. */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { languages, root } = use(ThisPage) ?? {};
  return (
    languages && (
      <nav aria-label={root?.labels.languages}>
        <ul className="row">
          {languages.map(({ lang, label, to, same }) => (
            <li key={lang}>
              <a
                className={className}
                href={import.meta.env.BASE_URL + to.slice(1)}
                lang={lang}
                hrefLang={lang}
                // A link to the nearest page is no alternate of this page.
                rel={same ? "alternate" : undefined}
                aria-current={lang === root?.language || undefined}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    )
  );
}
