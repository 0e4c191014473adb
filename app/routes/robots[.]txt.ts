import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

export const loader = ({ context }: LoaderFunctionArgs) =>
  new Response(
    `User-agent: *\nDisallow: /api/\nSitemap: ${context.brand.siteOrigin}/sitemap.xml\n`,
    {
      headers: {
        "Content-Type": "text/plain; charset=utf-8",
        "Cache-Control": "public, max-age=3600",
      },
    },
  );
