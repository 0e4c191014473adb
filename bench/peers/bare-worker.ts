import type { D1Database } from "@cloudflare/workers-types";
import { upsertQuizSubmission } from "#app/data/quiz-submissions.ts";
import { countWaitlistSignups, insertWaitlistSignup } from "#app/data/waitlist-signups.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { assessmentCalls } from "./bare-assessment.ts";
import { recordStatements, sendStatements } from "./recorded-statements.ts";

// Placeholders for what differs from request to request.
const EMAIL = "email@bench.example" as EmailAddress;
const [VISITOR, JOB, RECIPIENT, DEDUPE_KEY] = ["visitor", "job", "recipient", "dedupe"] as const;
const AT = Date.UTC(2026, 0, 1);

const signup = recordStatements((db) =>
  insertWaitlistSignup(db, {
    email: EMAIL,
    source: "bench",
    signedUpAt: AT,
    confirmBy: null,
    places: null,
    jobId: JOB,
    recipient: RECIPIENT,
  }),
);
const submission = recordStatements((db) =>
  upsertQuizSubmission(
    db,
    {
      visitorHash: VISITOR,
      name: "Ada",
      email: EMAIL,
      age: "25–34",
      gender: "female",
      archetype: "echo",
      submittedAt: AT,
      noticeVersion: 1,
    },
    {
      id: JOB,
      kind: "dating_result",
      payload: { archetype: "echo" },
      email: EMAIL,
      recipient: RECIPIENT,
      createdAt: AT,
      dedupeKey: DEDUPE_KEY,
    },
  ),
);
const count = recordStatements(countWaitlistSignups);

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
        await sendStatements(env.DB, await (pathname.endsWith("signup") ? signup : submission), {
          [EMAIL]: email,
          [JOB]: crypto.randomUUID(),
          [VISITOR]: email,
          [RECIPIENT]: email,
          [DEDUPE_KEY]: email,
        });
        return Response.json({ success: true }, { status: 201 });
      }
      case "/api/waitlist/count": {
        const [total] = await sendStatements<{ signups: number }>(env.DB, await count, {});
        return Response.json({ count: total?.signups });
      }
      default:
        return new Response(null, { status: 404 });
    }
  },
};
