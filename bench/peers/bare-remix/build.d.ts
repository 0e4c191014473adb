/** wrangler puts the server bundle in its place (`alias`). */
declare module "bare-remix-build" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  const build: ServerBuild;
  export = build;
}
