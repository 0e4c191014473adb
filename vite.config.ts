import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { esbuildTargets } from "./tools/browser-support/supported.ts";
import { inlineStyles } from "./tools/vite-inline-styles.ts";

/** What nearly every page needs. Apart, each would be a request and its headers for a few hundred bytes. */
const SHARED =
  /\/app\/(design\/(button|card|countdown|field|icon|layout|optional-content|raise|theme|toast-store|toaster|tokens)|domain\/(email-address|money)|funnels\/shared\/(rules\/call-error|screens\/(call-api|celebrate|error-page|footer|logo|message-card|page-meta|section|site|slim-page|sticks|theme-toggle|use-restored|use-view-heading)))\./;

/** What a page that sells something needs beside it. */
const SALES =
  /\/app\/(design\/accordion|funnels\/shared\/(rules\/countdown|screens\/(closing-panel|facts|testimonials|use-scrolled-past|use-seconds-left)))\./;

/** With what both long pages of the dating quiz begin, and what its payment form needs of them. */
const OFFER =
  /\/app\/funnels\/dating-quiz\/(content\/(offer|purchase-messages)|rules\/offer|screens\/offer\/(finish-purchase|paid-stage|use-purchase))\./;

/** What nobody needs before there is a quiz to take up again, or something to pay. */
const LATER = /\/node_modules\/(zod|@stripe)\//;

const nameChunk = (id: string): string | undefined => {
  if (LATER.test(id)) return undefined;
  if (id.includes("/node_modules/")) return "vendor";
  if (SHARED.test(id)) return "shared";
  if (OFFER.test(id)) return "offer";
  return SALES.test(id) ? "sales" : undefined;
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [remix(remixConfig), vanillaExtractPlugin(), inlineStyles()],
  build: {
    target: esbuildTargets(),
    cssMinify: true,
    assetsInlineLimit: 0,
    ...(isSsrBuild ? {} : { rollupOptions: { output: { manualChunks: nameChunk } } }),
  },
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser"] },
  },
}));
