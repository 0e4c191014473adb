import { notFound } from "@kindling/local-stripe/page";
import { openChallenges, type SandboxEnv } from "./env.ts";
import script from "./turnstile.browser.js";

/** `/__sandbox/turnstile…`: the stand-in's browser script, and the tokens that its widget asks for. */
export async function answerTurnstile(request: Request, env: SandboxEnv): Promise<Response> {
  const { pathname, hostname, searchParams } = new URL(request.url);
  switch (`${request.method} ${pathname}`) {
    case "GET /__sandbox/turnstile.js":
      return new Response(script, {
        headers: { "Content-Type": "text/javascript; charset=utf-8", "Cache-Control": "no-store" },
      });
    case "POST /__sandbox/turnstile/token": {
      const token = await openChallenges(env).issue(hostname, searchParams.get("action") ?? "");
      return Response.json({ token });
    }
    default:
      return notFound();
  }
}
