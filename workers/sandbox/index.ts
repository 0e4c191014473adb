import { WorkerEntrypoint } from "cloudflare:workers";
import { answerStripe } from "@kindling/local-stripe/answer-stripe";
import { notFound } from "@kindling/local-stripe/page";
import { callStripe } from "@kindling/local-stripe/stripe-api";
import { answerInbox } from "./answer-inbox.ts";
import { openChallenges, openInbox, type SandboxEnv } from "./env.ts";
import { Faults } from "./faults.ts";
import { answerOverview } from "./overview.ts";
import turnstile from "./turnstile.browser.js";

export { StripeAccount } from "@kindling/local-stripe/account";
export { StripeApi } from "@kindling/local-stripe/stripe-api";
export { Challenges } from "./challenges.ts";
export { Inbox } from "./inbox.ts";

const WEBHOOK_PATHS = ["/webhooks/stripe", "/webhooks/resend", "/healthz/webhooks"];

/** The front door of all workers: answers its own paths and proxies everything else unchanged. */
export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith("/v1/")) return callStripe(request, env);
    if (WEBHOOK_PATHS.includes(pathname)) return env.WEBHOOK.fetch(request);
    if (pathname === "/healthz/jobs") return env.JOBS.fetch(request);
    if (/^\/__console(\/|$)/.test(pathname)) return env.CONSOLE.fetch(request);
    if (!/^\/__sandbox(\/|$)/.test(pathname)) return env.WEB.fetch(request);
    if (pathname.startsWith("/__sandbox/inbox")) return answerInbox(request, env);
    if (pathname.startsWith("/__sandbox/files/")) return answerFiles(request, env);
    if (/^\/__sandbox\/stripe(\.js$|\/|$)/.test(pathname)) return answerStripe(request, env);
    if (/^\/__sandbox\/turnstile(\.js$|\/)/.test(pathname)) return answerTurnstile(request, env);
    switch (`${request.method} ${pathname}`) {
      case "GET /__sandbox/faults":
        return Response.json(await openInbox(env).readFaults());
      case "PUT /__sandbox/faults":
        return planFaults(request, env);
      case "POST /__sandbox/cron":
        await env.JOBS.runCron();
        return Response.json({ ran: true });
      default:
        return (await answerOverview(request, env)) ?? notFound();
    }
  },
} satisfies ExportedHandler<SandboxEnv>;

/**
 * `/__sandbox/files/{key}`: writes a file to the bucket that the web worker reads, or deletes it. With
 * `If-None-Match: *`, an existing file is kept.
 */
async function answerFiles(request: Request, { FILES }: SandboxEnv): Promise<Response> {
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

/** `/__sandbox/turnstile…`: the stand-in's browser script, and the tokens that its widget asks for. */
async function answerTurnstile(request: Request, env: SandboxEnv): Promise<Response> {
  const { pathname, hostname, searchParams } = new URL(request.url);
  switch (`${request.method} ${pathname}`) {
    case "GET /__sandbox/turnstile.js":
      return new Response(turnstile, {
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

async function planFaults(request: Request, env: SandboxEnv): Promise<Response> {
  const faults = Faults.safeParse(await request.json().catch(() => null));
  if (!faults.success) return Response.json({ issues: faults.error.issues }, { status: 400 });
  await openInbox(env).planFaults(faults.data);
  return Response.json(faults.data);
}

/** The jobs worker's mail transport, reachable only through a service binding. */
export class MailProvider extends WorkerEntrypoint<SandboxEnv> {
  override async fetch(request: Request): Promise<Response> {
    const mail: unknown = await request.json().catch(() => null);
    const inbox = openInbox(this.env);
    const { slowMs, retryAfterSeconds } = (await inbox.readFaults()).mail;
    if (slowMs > 0) await scheduler.wait(slowMs);
    const status = await inbox.receive(mail);
    const isRejected = status >= 400 && retryAfterSeconds > 0;
    const headers = isRejected ? { "Retry-After": String(retryAfterSeconds) } : {};
    return new Response(null, { status, headers });
  }
}

/** The web worker's Turnstile, reachable only through a service binding. */
export class Turnstile extends WorkerEntrypoint<SandboxEnv> {
  override async fetch(request: Request): Promise<Response> {
    const asked: unknown = await request.json().catch(() => null);
    return Response.json(await openChallenges(this.env).verify(asked));
  }
}
