import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig, type Plugin } from "vite";
import manifest from "./package.json" with { type: "json" };
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

/** The engines that esbuild knows; the others in browserslist are built on one of them. */
const ENGINES: Record<string, string> = {
  safari: "safari",
  ios_saf: "ios",
  firefox: "firefox",
  chrome: "chrome",
  edge: "edge",
};

/** Of an entry such as `ios_saf >= 16.4`, esbuild's name of it: `ios16.4`. */
const toEsbuild = (entry: string): string[] => {
  const [name = "", , version] = entry.split(" ");
  return name in ENGINES ? [`${ENGINES[name]}${version}`] : [];
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
    target: manifest.browserslist.flatMap(toEsbuild),
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
