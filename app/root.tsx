import type { HeadersFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Meta,
  Outlet,
  Scripts,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import { type ReactNode, useContext } from "react";
import { Toaster } from "./design/feedback/toaster.tsx";
import { failed } from "./funnels/shared/content/frame.ts";
import "./design/global.css.ts";
import { OptionalContent } from "./design/optional-content.tsx";
import { FONT_PATH } from "./design/page-tokens.ts";
import { LANGUAGE, localeOf } from "./domain/locale.ts";
import { readThemeCookie } from "./domain/theme.ts";
import { listSiteLinks } from "./funnels/shared/rules/site-links.ts";
import { ErrorPage, NotFoundPage } from "./funnels/shared/screens/page/error-page.tsx";
import { SiteProvider } from "./funnels/shared/screens/page/site.tsx";
import { readCountry } from "./platform/http/request-headers.ts";
import { DocumentContext, EarlyScripts, RouteStyles } from "./route-styles.tsx";

/** Passes on `Retry-After` of a failed child route. */
export const headers: HeadersFunction = ({ errorHeaders }) => errorHeaders ?? new Headers();

export function loader({ request, context }: LoaderFunctionArgs) {
  const country = readCountry(request);
  return {
    theme: readThemeCookie(request.headers.get("Cookie")),
    site: {
      brand: context.brand,
      claims: context.claims,
      links: listSiteLinks(country),
      locale: localeOf(country),
    },
  };
}

/** Every page is its own document load, so this data never changes while a document lives. */
export const shouldRevalidate = () => false;

/** Fallback for an error before the page's own title is known. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.site.brand.name ?? failed.title },
];

export function Layout({ children }: { children: ReactNode }) {
  const root = useRouteLoaderData<typeof loader>("root");
  const { nonce, tail } = useContext(DocumentContext);
  return (
    <html lang={LANGUAGE} data-theme={root?.theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="color-scheme" content={root?.theme ?? "light dark"} />
        <EarlyScripts />
        <RouteStyles />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body>
        {children}
        {/* Not in the head: there it delays Chromium's first paint by about 100 ms on a slow phone. */}
        <link rel="preload" href={FONT_PATH} as="font" type="font/woff2" crossOrigin="anonymous" />
        <Scripts nonce={nonce} />
        {tail}
      </body>
    </html>
  );
}

export default function App() {
  const { site } = useRouteLoaderData<typeof loader>("root") ?? {};
  return site ? (
    <SiteProvider site={site}>
      <Outlet />
      <OptionalContent>
        <Toaster />
      </OptionalContent>
    </SiteProvider>
  ) : null;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const root = useRouteLoaderData<typeof loader>("root");
  const contactEmail = root?.site.brand.contactEmail;
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  return <ErrorPage {...(contactEmail && { contactEmail })} />;
}
