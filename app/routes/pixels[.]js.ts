import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { PAGE_MARK, pixelAddresses } from "#app/domain/pixels.ts";

/** Served only with ids, and linked only from pages whose visitor has agreed. */
export function loader({ context }: LoaderFunctionArgs) {
  const addresses = pixelAddresses(context.pixels);
  if (addresses.length === 0) throw new Response(null, { status: 404 });
  return new Response(writeLoader(context.brand.siteOrigin, addresses), {
    headers: {
      "Content-Type": "text/javascript; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}

/** The page's address comes from the server, without its query; a referrer would have it whole. */
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
