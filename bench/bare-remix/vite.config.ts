import { vitePlugin as remix } from "@remix-run/dev";
import { defineConfig } from "vite";
import remixConfig from "../../remix.config.js";

const buildDirectory = process.env["BARE_REMIX_BUILD"];
if (!buildDirectory) throw new Error("BARE_REMIX_BUILD names no folder to build into.");

/** Built like the app, from the root of the project, without any of its code. */
export default defineConfig({
  publicDir: "bench/bare-remix/public",
  plugins: [remix({ ...remixConfig, appDirectory: "bench/bare-remix/app", buildDirectory })],
  build: { target: "es2022", emptyOutDir: true },
  ssr: {
    target: "webworker",
    noExternal: true,
    resolve: { conditions: ["workerd", "worker", "browser"] },
  },
});
