import { UNSAFE_RemixContext as RemixContext, useMatches } from "@remix-run/react";
import { createContext, createElement, type ReactElement, type ReactNode, useContext } from "react";
import type { SeenStep } from "./domain/funnel-step.ts";

type DocumentParts = {
  nonce?: string;
  stylesheets: Record<string, string>;
  /** Runs before every other script. */
  visitScript?: string;
  /** The end of the body, which React leaves as it is while hydrating. */
  tail?: ReactNode;
};

/** Server-only parts of the document; empty in the browser. */
export const DocumentContext = createContext<DocumentParts>({ stylesheets: {} });

const STYLE_NAME = "data-href";
/** By href. An error page that replaces the page in the browser re-renders the document with these. */
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
 * Inlines the stylesheets of the matched routes: a linked file would cost one more round trip before the first
 * paint. Routes entered later link theirs.
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
 * A disabled link is not loaded, but signals Remix and Vite's preload helper that this stylesheet is present. Linked a
 * second time it would come after the others and override them.
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

/**
 * A route's `handle` may hold a script to run before all others, e.g. to start a request early; or write it from the
 * loader's data, which is missing when the loader has failed.
 */
type EarlyHandle =
  | { earlyScript?: string | ((data: unknown) => string); seen?: SeenStep }
  | undefined;

/** Rendered into the head by the server; not run on client-side navigation. The first script reports the seen step. */
export function EarlyScripts() {
  const { nonce, visitScript = "" } = useContext(DocumentContext);
  const matches = useMatches().map(({ handle, data }) => {
    const { earlyScript: script, seen } = (handle as EarlyHandle) ?? {};
    return {
      seen,
      script: typeof script !== "function" ? script : data ? script(data) : undefined,
    };
  });
  const seen = { "data-seen": matches.at(-1)?.seen };
  return matches.map(({ script }, at) => {
    const text = at === 0 ? visitScript : script;
    return text === undefined
      ? null
      : createElement("script", { ...inlineScript(`${at}`, text, nonce), ...(at === 0 && seen) });
  });
}

const inlineScript = (id: string, text: string, nonce: string | undefined) => ({
  key: id,
  nonce,
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: { __html: text },
});
