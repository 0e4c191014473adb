/** Binary files bundled as they are. */
declare module "*.bin" {
  const bytes: ArrayBuffer;
  export default bytes;
}

/** Manuscripts bundled as text, by a rule of wrangler.toml. */
declare module "*.md" {
  const text: string;
  export default text;
}

declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/cloudflare";

  const build: ServerBuild;
  export = build;
}

declare module "*/build/server/index.js" {
  const worker: { fetch(request: Request): Promise<Response> };
  export default worker;
}
