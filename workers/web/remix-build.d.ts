declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  const build: ServerBuild;
  export = build;
}

declare module "*/build/server/index.js" {
  const worker: { fetch(request: Request): Promise<Response> };
  export default worker;
}
