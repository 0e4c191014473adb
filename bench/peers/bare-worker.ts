import type { D1Database } from "@cloudflare/workers-types";

const SIGNUP =
  "insert into waitlist_signups (id, email, source, signed_up_at) values (null, ?, ?, ?) on conflict do nothing returning id";
const COUNT = "select signups from waitlist_totals where id = ?";

/** The statements of the app's calls, and nothing around them. */
export default {
  async fetch(request: Request, env: { DB: D1Database }): Promise<Response> {
    switch (new URL(request.url).pathname) {
      case "/api/waitlist/signup": {
        const { email, source } = (await request.json()) as { email: string; source: string };
        await env.DB.prepare(SIGNUP).bind(email, source, Date.now()).run();
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
