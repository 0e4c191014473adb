import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { FREE_GUIDE, FREE_LESSON } from "#app/domain/free-reading.ts";
import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";

/** The pages that a search engine should know. */
const PATHS = [
  "/",
  "/quiz1",
  "/quiz2",
  "/perfectionism",
  "/help",
  FREE_LESSON.path,
  FREE_GUIDE.path,
  ...Object.values(LEGAL_PATHS),
];

export function loader({ context }: LoaderFunctionArgs) {
  const entries = PATHS.map(
    (path) => `<url><loc>${context.brand.siteOrigin}${path}</loc></url>`,
  ).join("");
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries}</urlset>`,
    {
      headers: {
        "Content-Type": "application/xml; charset=utf-8",
        "Cache-Control": "public, max-age=3600",
      },
    },
  );
}
