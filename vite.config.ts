import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config.js";
import { esbuildTargets } from "./tools/browser-support/supported.ts";
import { inlineStyles } from "./tools/vite-inline-styles.ts";

/** What nearly every page needs. Apart, each would be a request and its headers for a few hundred bytes. */
const SHARED =
  /\/app\/(design\/(button|card|countdown|icon|layout|ornament|progress-bar|raise|theme|toast-store|toaster|tokens)|domain\/(in-app-browser|money)|funnels\/shared\/(rules\/call-error|screens\/(browser-storage|call-api|celebrate|copy-text|error-page|footer|logo|message-card|night-hero|page-meta|section|site|slim-bar|slim-page|sticks|theme-toggle|use-(in-app-browser|restored|view-heading))))\./;

/** What a page with an email field needs beside it. */
const FORM =
  /\/app\/(design\/field|domain\/email-address|funnels\/shared\/screens\/use-json-form)\./;

/** What a page that sells something needs beside it. */
const SALES =
  /\/app\/(design\/accordion|funnels\/shared\/(rules\/countdown|screens\/(closing-panel|facts|testimonials|use-scrolled-past|use-seconds-left)))\./;

/** The start of both long pages of the dating quiz, and what its payment form shares with them. */
const OFFER =
  /\/app\/funnels\/dating-quiz\/(content\/(offer|purchase-messages)|rules\/offer|screens\/offer\/(finish-purchase|paid-stage|use-purchase))\./;

/** Only needed to resume a quiz or to pay. */
const LATER = /\/node_modules\/(zod|@stripe)\//;

const nameChunk = (id: string): string | undefined => {
  if (LATER.test(id)) return undefined;
  if (id.includes("/node_modules/")) return "vendor";
  if (SHARED.test(id)) return "shared";
  if (FORM.test(id)) return "form";
  if (OFFER.test(id)) return "offer";
  return SALES.test(id) ? "sales" : undefined;
};

/** The server build is the web worker, which imports Remix's own entry: so there is one copy of each module. */
const workerEntry: Plugin = {
  name: "worker-entry",
  config: (_, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input: "workers/web/index.ts" } } } : undefined,
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [remix(remixConfig), workerEntry, vanillaExtractPlugin(), inlineStyles()],
  build: {
    target: esbuildTargets(),
    cssMinify: true,
    assetsInlineLimit: 0,
    rollupOptions: isSsrBuild
      ? { external: /^cloudflare:/ }
      : { output: { manualChunks: nameChunk } },
  },
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser"] },
  },
}));
