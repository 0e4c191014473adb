import { UNSAFE_RemixContext as RemixContext, useMatches } from "@remix-run/react";
import { createContext, createElement, type ReactElement, useContext } from "react";

type DocumentParts = { nonce?: string; stylesheets: Record<string, string> };

/** What only the server knows of the page that it writes. */
export const DocumentContext = createContext<DocumentParts>({ stylesheets: {} });

const STYLE_NAME = "data-href";
/** By address. An error page that takes the page's place in the browser is written anew, with these. */
const inlinedByServer: ReadonlyMap<string, HTMLStyleElement> =
  typeof document === "undefined"
    ? new Map()
    : new Map(
        [...document.querySelectorAll<HTMLStyleElement>(`style[${STYLE_NAME}]`)].map((style) => [
          style.getAttribute(STYLE_NAME) ?? "",
          style,
        ]),
      );

/**
 * The stylesheets of the matched routes, written into the page: a linked file would put one more round
 * trip before the first paint. Routes that are entered later bring theirs as links.
 */
export function RouteStyles() {
  const { nonce, stylesheets } = useContext(DocumentContext);
  const manifest = useContext(RemixContext)?.manifest;
  const matched = useMatches().flatMap((match) => manifest?.routes[match.id]?.css ?? []);
  return [...new Set([...inlinedByServer.keys(), ...matched])].flatMap<ReactElement>((href) => {
    const written = inlinedByServer.get(href);
    const text = written?.textContent ?? stylesheets[href];
    return text === undefined
      ? createElement("link", { key: href, rel: "stylesheet", href })
      : [createElement("style", inlineStyle(href, text, written?.nonce ?? nonce)), stub(href)];
  });
}

/**
 * A disabled link is not loaded. By it Remix, and the scripts that come on demand, see that they need not link this
 * stylesheet: a second time it would stand behind the others, and win over them.
 */
const stub = (href: string) =>
  createElement("link", { key: `${href} is here`, rel: "stylesheet", href, disabled: true });

const inlineStyle = (href: string, text: string, nonce: string | undefined) => ({
  key: href,
  [STYLE_NAME]: href,
  nonce,
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: text },
});

/** A route's `handle` may name a script that is to run before all others, such as a call that must not wait. */
type EarlyHandle = { earlyScript?: string } | undefined;

/** Written into the head of the server's page; a route that is entered later does not run it. */
export function EarlyScripts() {
  const { nonce } = useContext(DocumentContext);
  return useMatches().map(({ id, handle }) => {
    const text = (handle as EarlyHandle)?.earlyScript;
    return text === undefined ? null : createElement("script", inlineScript(id, text, nonce));
  });
}

const inlineScript = (id: string, text: string, nonce: string | undefined) => ({
  key: id,
  nonce,
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: text },
});
