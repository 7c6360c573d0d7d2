// First, so that the order of the layers is said before any layer is filled.
import "./styles/all.css";
import { Suspense, type ReactNode } from "react";
import { Links, Meta, Outlet, Scripts, type MetaDescriptor } from "react-router";
import bodyFont from "@brand/body.woff2?url";
import displayFont from "@brand/display.woff2?url";
import type { Route } from "./+types/root";
// oxlint-disable-next-line import/default -- The query gives the module as text.
import themeScript from "./document/theme-script.ts?script";
import { useRoot } from "./hooks/use-root";
import { isNotFound } from "./layouts/error-boundary";
import { TopElement } from "./layouts/top-element";
import { loadSite } from "./site.server";

export const loader = async () => (await loadSite()).root;

/** A page that failed says so in its title, and is not to be listed. */
export const meta = ({ error, loaderData }: Route.MetaArgs): MetaDescriptor[] => {
  if (isNotFound(error)) return error.data.meta;
  return error && loaderData
    ? [{ title: loaderData.error.title }, { name: "robots", content: "noindex" }]
    : [];
};

/** The document that every page shares. */
export function Layout({ children }: { children: ReactNode }) {
  const words = useRoot();
  return (
    <html lang={words?.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content={words?.themeColor.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={words?.themeColor.dark} media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={bodyFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href={`${import.meta.env.BASE_URL}favicon.svg`} type="image/svg+xml" />
        <link
          rel="apple-touch-icon"
          href={`${import.meta.env.BASE_URL}apple-touch-icon.png`}
          sizes="180x180"
        />
        <link rel="manifest" href={`${import.meta.env.BASE_URL}site.webmanifest`} />
        <Links />
      </head>
      <body>
        {/* Where an extension has changed the page, React draws anew what this holds, and not the document with its theme and styles. */}
        <Suspense>
          <TopElement labels={words?.labels} />
          {children}
        </Suspense>
        <Scripts />
      </body>
    </html>
  );
}

/** The screens. */
export default function Root() {
  return <Outlet />;
}

export { ErrorBoundary } from "./layouts/error-boundary";
