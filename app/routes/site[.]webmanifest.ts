import type { LoaderFunctionArgs } from "@remix-run/cloudflare";

export const loader = ({ context }: LoaderFunctionArgs) =>
  Response.json(
    {
      name: context.brand.name,
      short_name: context.brand.name,
      start_url: "/",
      display: "standalone",
      background_color: "#f6f7f3",
      theme_color: "#10241b",
      icons: [
        { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
        { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
        { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      ],
    },
    {
      headers: {
        "Content-Type": "application/manifest+json",
        "Cache-Control": "public, max-age=3600",
      },
    },
  );
