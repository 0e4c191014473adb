import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import remixConfig from "./remix.config.js";
import { nameChunk } from "./tools/vite-chunks.ts";
import { freeGuide } from "./tools/vite-free-guide.ts";
import { inlineStyles } from "./tools/vite-inline-styles.ts";
import { serverDom } from "./tools/vite-server-dom.ts";

/** The server build is the web worker, which imports Remix's own entry, so that there is one copy of each module. */
const workerEntry: Plugin = {
  name: "worker-entry",
  config: (_, { isSsrBuild }) =>
    isSsrBuild ? { build: { rollupOptions: { input: "workers/web/index.ts" } } } : undefined,
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix(remixConfig),
    workerEntry,
    serverDom(),
    vanillaExtractPlugin(),
    inlineStyles(),
    freeGuide(),
  ],
  build: {
    // As `browserslist` in package.json, which the check of the styles reads.
    target: ["chrome131", "edge131", "firefox140", "ios16.4", "safari16.4"],
    cssMinify: true,
    // Each page is 3 kB smaller than with esbuild, for a few more seconds of building.
    minify: isSsrBuild ? false : "terser",
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3 } },
    assetsInlineLimit: 0,
    // Every page has both chunks before it loads anything later, so its preload lists need not name them.
    modulePreload: {
      resolveDependencies: (_, files) =>
        files.filter((file) => !/\/(?:vendor|shared)-[^/]*$/.test(file)),
    },
    // For deployed builds only (tools/build.ts); tests and development would read the maps for nothing.
    sourcemap: isSsrBuild === true && process.env["SOURCE_MAPS"] === "yes",
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
