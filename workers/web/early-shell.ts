import { readThemeCookie } from "#app/domain/theme.ts";
import { toAppError } from "#app/platform/http/answer.ts";
import { findVisitor } from "#app/platform/visitor.ts";
import { readAttemptCookie } from "#app/subscriptions/server/attempt-cookie.ts";
import type { LoadContext } from "./load-context.ts";

type Handle = (request: Request, context: LoadContext) => Promise<Response>;
/** Head and bar of a page, with the nonce that it was rendered with. */
type Shell = { readonly html: string; readonly nonce: string };

const PREVIEW = /^\/quiz2\/mini\/([^/]+)$/;
const PAYWALL = "/quiz2/paywall";
/** The preview of no attempt, so that nothing is read for it. */
const ANY_PREVIEW = "/quiz2/mini/-";
/** The part of a slim page before this is the same for everybody. */
const CONTENT = '<main id="main">';
/** Query parameter for a page that is to be rendered before its first byte is sent, and so has its real status. */
const PLAIN = "now";

/**
 * Sends at once the head and bar of a page that reads the database. The rest follows in the same response, in order,
 * so that it needs no script (docs/decisions/0034-one-primary-near-the-money.md). Returns null if the page is not
 * one of these, or may turn out to have another status than 200.
 */
export function beginEarly(
  render: Handle,
): (...args: Parameters<Handle>) => Promise<Response | null> {
  const shells = new Map<string, Shell>();

  async function findShell(path: string, request: Request, context: LoadContext) {
    const theme = readThemeCookie(request.headers.get("Cookie"));
    const key = `${theme} ${path}`;
    const kept = shells.get(key);
    if (kept) return kept.html.replaceAll(kept.nonce, context.nonce);
    const headers = new Headers(request.headers);
    headers.set("Cookie", `theme=${theme}`);
    const asked = new Request(new URL(path, request.url), { headers });
    // Real reviews would be read from the database, and appear only further down.
    const page = await (await render(asked, { ...context, claims: "seed" })).text();
    const end = page.indexOf(CONTENT);
    if (end === -1) return null;
    const html = page.slice(0, end);
    shells.set(key, { html, nonce: context.nonce });
    return html;
  }

  async function renderRest(
    shell: string,
    request: Request,
    context: LoadContext,
  ): Promise<string> {
    try {
      const page = await render(request, context);
      const html = await page.text();
      if (page.status === 200 && html.startsWith(shell)) return html.slice(shell.length);
      return leadTo(page.headers.get("Location") ?? plainAddress(request), request);
    } catch (error) {
      toAppError(error, context.log, context.requestId);
      return leadTo(plainAddress(request), request);
    }
  }

  return async (request, context) => {
    const path = await findShellPath(request);
    if (path === null) return null;
    const shell = await findShell(path, request, context);
    if (shell === null) return null;
    const text = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(text.encode(shell));
        controller.enqueue(text.encode(await renderRest(shell, request, context)));
        controller.close();
      },
    });
    return new Response(body, { headers: { "Content-Type": "text/html; charset=utf-8" } });
  };
}

/** Returns the path of the page that has the same shell as the requested one, or null. */
async function findShellPath(request: Request): Promise<string | null> {
  const { pathname, searchParams } = new URL(request.url);
  if (request.method !== "GET" || searchParams.has(PLAIN)) return null;
  if (pathname === PAYWALL) return PAYWALL;
  const attemptId = PREVIEW.exec(pathname)?.[1];
  // Any other attempt is most likely not found.
  const isNamed = attemptId !== undefined && attemptId === readAttemptCookie(request);
  return isNamed && (await findVisitor(request)) !== null ? ANY_PREVIEW : null;
}

function plainAddress({ url }: Request): string {
  const { pathname, search } = new URL(url);
  return `${pathname}${search === "" ? "?" : `${search}&`}${PLAIN}`;
}

/** Returns the rest of a page that has to lead elsewhere. The link is for browsers that ignore the refresh. */
function leadTo(address: string, request: Request): string {
  const { pathname, search, hash } = new URL(address, request.url);
  const href = `${pathname}${search}${hash}`.replaceAll("&", "&amp;");
  return `${CONTENT}<meta http-equiv="refresh" content="0;url=${href}"><p><a href="${href}">Continue</a></p></main></div></body></html>`;
}
