// First, so that the order of the layers is said before any layer is filled.
import "./styles/all.css";
import type { ReactNode } from "react";
import { Links, Meta, Outlet, ScrollRestoration } from "react-router";
import { view as shell } from "virtual:content/shell";
import displayFont from "@fonts/display.woff2?url";
import bodyFont from "@fonts/body.woff2?url";
import { ErrorScreen } from "./sections/error-screen/error-screen";
import { RouterLinks } from "./layouts/router-links";
import { TopElement } from "./layouts/top-element";
import { themeScript } from "./components/theme-switch/theme-script";
import { stylesPlaceholder } from "./styles/placeholder";

/** The document that every page shares. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang={shell.site.language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        <Meta />
        <link rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={bodyFont} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {import.meta.env.DEV ? (
          <Links />
        ) : (
          // The server writes the sheet here; in the browser it is left as it stands.
          <style
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? stylesPlaceholder : "" }}
          />
        )}
      </head>
      <body>
        <TopElement />
        {children}
        <RouterLinks />
        <ScrollRestoration />
      </body>
    </html>
  );
}

/** The screens. */
export default function Root() {
  return <Outlet />;
}

/** What a visitor sees when a screen fails, with the error's status and text. */
export { ErrorScreen as ErrorBoundary };
