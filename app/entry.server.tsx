import { stylesheets } from "virtual:inline-styles";
import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server";
import { planPixels } from "#app/domain/pixels.ts";
import { describeError } from "#app/platform/log.ts";
import { KEPT_FIELDS_SCRIPT } from "./funnels/shared/screens/page/kept-fields-script.ts";
import { LOST_SCRIPT } from "./funnels/shared/screens/page/lost-script.ts";
import { THEME_SCRIPT } from "./funnels/shared/screens/page/theme-script.ts";
import { VISIT_SCRIPT } from "./funnels/shared/screens/page/visit-script.ts";
import { PixelTail } from "./privacy/screens/pixel-tail.tsx";
import { DocumentContext } from "./route-styles.tsx";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remixContext: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const plan = planPixels(context.pixels, request);
  const tail = plan && <PixelTail plan={plan} nonce={context.nonce} />;
  const visitScript = [
    VISIT_SCRIPT,
    THEME_SCRIPT,
    KEPT_FIELDS_SCRIPT,
    waitsForScript(remixContext) ? LOST_SCRIPT : "",
  ].join("");
  const page = await renderToReadableStream(
    <DocumentContext.Provider value={{ nonce: context.nonce, visitScript, stylesheets, tail }}>
      <RemixServer context={remixContext} url={request.url} nonce={context.nonce} />
    </DocumentContext.Provider>,
    {
      nonce: context.nonce,
      signal: request.signal,
      onError: (error) =>
        context.log("error", {
          event: "failure",
          requestId: context.requestId,
          ...describeError(error),
        }),
    },
  );
  headers.set("Content-Type", "text/html; charset=utf-8");
  return new Response(page, { status, headers });
}

/** Whether a matched route says in its `handle` that something on its page waits for script. */
const waitsForScript = ({ routeModules, staticHandlerContext }: EntryContext): boolean =>
  staticHandlerContext.matches.some(
    ({ route }) =>
      (routeModules[route.id]?.handle as { waitsForScript?: boolean } | undefined)?.waitsForScript,
  );

/** Called by Remix for what loaders, actions and rendering throw unexpectedly. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: AppLoadContext },
): void {
  if (request.signal.aborted || isClientError(error)) return;
  context.log("error", { event: "failure", requestId: context.requestId, ...describeError(error) });
}

/** Remix's own 4xx responses are not failures of the app. */
const isClientError = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status < 500;
