/** wrangler replaces it with the server bundle (`alias`). */
declare module "bare-remix-build" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  const build: ServerBuild;
  export = build;
}
