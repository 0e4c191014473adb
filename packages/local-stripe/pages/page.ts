import { Html, html } from "./html.ts";
import { PAGE_STYLE } from "./page-style.ts";

/** No scripts, and no resources but the icon; frames and forms stay on this origin. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

type Page = { title: string; width?: "narrow"; status?: number };

/** An HTML page without script. */
export const answerPage = ({ title, width, status = 200 }: Page, body: Html): Response =>
  answerHtml(writePage(title, width, body), PAGE_POLICY, status);

export const answerHtml = (text: string, policy: string, status = 200): Response =>
  new Response(text, {
    status,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Content-Security-Policy": policy,
    },
  });

/** POST/redirect/GET. */
export const goTo = (path: string): Response =>
  new Response(null, { status: 303, headers: { Location: path, "Cache-Control": "no-store" } });

export const notFound = () => new Response("The sandbox has nothing here.\n", { status: 404 });

const STYLE = new Html(`<style>${PAGE_STYLE}</style>`);

const writePage = (title: string, width: "narrow" | undefined, body: Html): string =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"
    ><meta name="viewport" content="width=device-width"
    ><link rel="icon" href="/favicon.svg"
    ><title>${title}</title>${STYLE}</head><body class="${width ?? "wide"}">${body}</body></html>`
    .text;
