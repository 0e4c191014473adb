import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { defineConfig } from "vite";
import remixConfig from "./remix.config.js";
import { inlineStyles } from "./tools/vite-inline-styles.ts";

export default defineConfig({
  plugins: [remix(remixConfig), vanillaExtractPlugin(), inlineStyles()],
  build: { target: "es2022", cssMinify: true, assetsInlineLimit: 0 },
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser"] },
  },
});
