import type { D1Database } from "@cloudflare/workers-types";
import { upsertQuizSubmission } from "#app/data/quiz-submissions.ts";
import { insertWaitlistSignup } from "#app/data/waitlist-signups.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { assessmentCalls } from "./bare-assessment.ts";
import { recordBatch, sendBatch } from "./recorded-statements.ts";

const COUNT = "select signups from waitlist_totals where id = ?";

// Stand for what differs from request to request.
const EMAIL = "email@bench.example" as EmailAddress;
const [VISITOR, JOB, RECIPIENT, DEDUPE_KEY] = ["visitor", "job", "recipient", "dedupe"] as const;
const AT = Date.UTC(2026, 0, 1);

const signup = recordBatch((db) =>
  insertWaitlistSignup(db, {
    ...{ email: EMAIL, source: "bench", signedUpAt: AT, confirmBy: null, places: null },
    ...{ jobId: JOB, recipient: RECIPIENT },
  }),
);
const submission = recordBatch((db) =>
  upsertQuizSubmission(
    db,
    {
      ...{ visitorHash: VISITOR, name: "Ada", email: EMAIL, age: "25–34", gender: "female" },
      ...{ archetype: "echo", submittedAt: AT, noticeVersion: 1 },
    },
    {
      ...{ id: JOB, kind: "dating_result", payload: { archetype: "echo" }, email: EMAIL },
      ...{ recipient: RECIPIENT, createdAt: AT, dedupeKey: DEDUPE_KEY },
    },
  ),
);

/** The SQL statements of the app's calls, and nothing around them. */
export default {
  async fetch(request: Request, env: { DB: D1Database }): Promise<Response> {
    const { pathname } = new URL(request.url);
    const answerAssessment = assessmentCalls[pathname.match(/^\/api\/quiz2\/([^/]+)/)?.[1] ?? ""];
    if (answerAssessment) return answerAssessment(env.DB, request);
    switch (pathname) {
      case "/api/waitlist/signup":
      case "/api/quiz/submit": {
        const { email } = (await request.json()) as { email: string };
        await sendBatch(env.DB, await (pathname.endsWith("signup") ? signup : submission), {
          ...{ [EMAIL]: email, [JOB]: crypto.randomUUID() },
          ...{ [VISITOR]: email, [RECIPIENT]: email, [DEDUPE_KEY]: email },
        });
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
