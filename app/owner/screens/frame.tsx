import { createContext, type ReactNode, useContext } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { CONSOLE_STYLE } from "./console-style.ts";

/** The context of a page, for everything in it. */
export type Place = {
  /** The prefix of every path; empty on a host of its own. */
  readonly base: string;
  readonly brand: string;
  /** Whom Cloudflare Access let in. */
  readonly who: string;
  /** The nonce of the only style that may apply. */
  readonly nonce: string;
};

const PAGES = {
  "/": "Today",
  "/funnel": "Funnel",
  "/money": "Money",
  "/people": "People",
  "/mail": "Mail",
  "/reviews": "Reviews",
  "/health": "Health",
} as const;

export type PagePath = keyof typeof PAGES;

const Base = createContext("");

/** The address of a path of the console. */
export function useAddress(): (path: string) => string {
  const base = useContext(Base);
  return (path) => `${base}${path}` || "/";
}

type FrameProps = {
  readonly title: string;
  /** The page that this one is, or belongs to. */
  readonly here?: PagePath | undefined;
  /** The outcome of the previous act. */
  readonly notice?: string | undefined;
  readonly children: ReactNode;
};

/** A whole document without script. */
export const renderPage = (place: Place, page: FrameProps): string =>
  `<!doctype html>${renderToStaticMarkup(
    <Base.Provider value={place.base}>
      <Frame {...place} {...page} />
    </Base.Provider>,
  )}`;

const Frame = ({ brand, who, nonce, title, here, notice, children }: Place & FrameProps) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="robots" content="noindex" />
      <title>{`${title} · ${brand} console`}</title>
      {/* None: the console's host has no files. */}
      <link rel="icon" href="data:," />
      {/* Inserted raw: React would escape its quotes and combinators. */}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet */}
      <style nonce={nonce} dangerouslySetInnerHTML={{ __html: CONSOLE_STYLE }} />
    </head>
    <body>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <header className="bar">
        <div>
          <p>
            <strong>{brand} console</strong>
            <span className="who">{who}</span>
          </p>
          <Navigation here={here} />
        </div>
      </header>
      <main id="main">
        {notice && (
          <p className="notice" role="status">
            {notice}
          </p>
        )}
        {children}
      </main>
    </body>
  </html>
);

function Navigation({ here }: Pick<FrameProps, "here">) {
  const address = useAddress();
  return (
    <nav aria-label="Console">
      {Object.entries(PAGES).map(([path, name]) => (
        <a
          key={path}
          href={address(path === "/" ? "" : path)}
          aria-current={path === here ? "page" : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
