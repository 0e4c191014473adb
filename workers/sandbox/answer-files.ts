import { notFound } from "@kindling/local-stripe/page";
import type { SandboxEnv } from "./env.ts";

/**
 * `/__sandbox/files/{key}`: writes a file to the bucket that the web worker reads, or deletes it. With
 * `If-None-Match: *`, an existing file is kept.
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
