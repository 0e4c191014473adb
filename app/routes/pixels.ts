import { redirect } from "@remix-run/cloudflare";
import {
  hasPixels,
  PAGE_MARK,
  parsePixelChoice,
  pixelAddresses,
  pixelCookie,
} from "#app/domain/pixels.ts";
import { AppError } from "#app/platform/app-error.ts";
import { call } from "#app/platform/http/call.ts";
import { readForm } from "#app/platform/http/read.ts";
import { ownPath } from "#app/platform/http/request-headers.ts";
import { refusals } from "#app/privacy/content/refusals.ts";

const refuseWithout = (): AppError => new AppError("not_found", refusals.noPixels);

const pixels = call({
  /** The loader, linked only from pages whose visitor has agreed. */
  GET: async ({ context }) => {
    if (!hasPixels(context.pixels)) throw refuseWithout();
    return new Response(writeLoader(context.brand.siteOrigin, pixelAddresses(context.pixels)), {
      headers: {
        "Content-Type": "text/javascript; charset=utf-8",
        "Cache-Control": "public, max-age=3600",
      },
    });
  },
  /** Stores a visitor's choice and redirects back to the page where it was made. */
  POST: async ({ request, context }) => {
    const choice = parsePixelChoice((await readForm(request))["choice"]);
    if (!hasPixels(context.pixels)) throw refuseWithout();
    if (choice === null) throw new AppError("invalid_input", refusals.noChoice);
    return redirect(ownPath(request), {
      status: 303,
      headers: { "Set-Cookie": pixelCookie(choice) },
    });
  },
});

/** The page's address comes from the server, without its query; a referrer would include the query. */
const writeLoader = (siteOrigin: string, addresses: readonly string[]): string => `
if (!navigator.globalPrivacyControl) {
  const page = encodeURIComponent(${JSON.stringify(siteOrigin)} + document.currentScript.dataset.page);
  for (const address of ${JSON.stringify(addresses)}) {
    const image = new Image();
    image.referrerPolicy = "no-referrer";
    image.src = address.replace("${PAGE_MARK}", page) + "&ts=" + Date.now();
  }
}
`;

export { pixels as action, pixels as loader };
