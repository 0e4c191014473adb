import type { D1Database } from "@cloudflare/workers-types";
import { assessmentCalls } from "./bare-assessment.ts";

const SIGNUP =
  "insert into waitlist_signups (id, email, source, signed_up_at) values (null, ?, ?, ?) on conflict do nothing returning id";
const WELCOME = `insert into email_jobs (id, email, kind, dedupe_key, created_at)
  select ?1, email, 'waitlist_welcome', 'waitlist_welcome:' || id || '@' || signed_up_at, ?2
  from waitlist_signups where lower(email) = lower(?3) and signed_up_at = ?2
  on conflict (dedupe_key) do nothing`;
const COUNT = "select signups from waitlist_totals where id = ?";

/** The SQL statements of the app's calls, and nothing around them. */
export default {
  async fetch(request: Request, env: { DB: D1Database }): Promise<Response> {
    const { pathname } = new URL(request.url);
    const answerAssessment = assessmentCalls[pathname.match(/^\/api\/quiz2\/([^/]+)/)?.[1] ?? ""];
    if (answerAssessment) return answerAssessment(env.DB, request);
    switch (pathname) {
      case "/api/waitlist/signup": {
        const { email, source } = (await request.json()) as { email: string; source: string };
        const now = Date.now();
        await env.DB.batch([
          env.DB.prepare(SIGNUP).bind(email, source, now),
          env.DB.prepare(WELCOME).bind(crypto.randomUUID(), now, email),
        ]);
        return Response.json({ success: true }, { status: 201 });
      }
      case "/api/waitlist/count": {
        const { results } = await env.DB.prepare(COUNT).bind(1).run<{ signups: number }>();
        return Response.json({ count: results[0]?.signups });
      }
      default:
        return new Response(null, { status: 404 });
    }
  },
};
