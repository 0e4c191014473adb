import { notFound } from "@kindling/local-stripe/page";
import type { SandboxEnv } from "./env.ts";

/**
 * `/__sandbox/files/{key}`: puts a file into the bucket that the web worker reads, or takes it away. With
 * `If-None-Match: *` what is there stays.
 */
export async function answerFiles(request: Request, { FILES }: SandboxEnv): Promise<Response> {
  const [, key] = /^\/__sandbox\/files\/([\w./-]+)$/.exec(new URL(request.url).pathname) ?? [];
  if (key === undefined) return notFound();
  switch (request.method) {
    case "PUT":
      await FILES.put(key, request.body, { onlyIf: request.headers });
      return new Response(null, { status: 204 });
    case "DELETE":
      await FILES.delete(key);
      return new Response(null, { status: 204 });
    default:
      return notFound();
  }
}
