import { z } from "zod";
import { seconds } from "#app/domain/duration.ts";
import { toAsciiAddress } from "./header-text.ts";
import {
  describeNoAnswer,
  judgeStatus,
  type MailTransport,
  readRetryAfter,
  type SendOutcome,
} from "./transport.ts";

const ENDPOINT = "https://api.resend.com/emails";
const TIMEOUT_MS = seconds(10);

const Problem = z.object({ name: z.string().regex(/^[a-z_]{1,40}$/) });

type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/** https://resend.com/docs/api-reference/emails/send-email */
export const createResendTransport = (apiKey: string, fetch: Fetch): MailTransport => ({
  async send(mail) {
    try {
      const response = await fetch(ENDPOINT, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${apiKey}`,
          "Content-Type": "application/json",
          "Idempotency-Key": mail.idempotencyKey,
        },
        body: JSON.stringify({
          from: `${quote(mail.from.name)} <${toAsciiAddress(mail.from.address)}>`,
          to: [toAsciiAddress(mail.to)],
          reply_to: mail.replyTo,
          subject: mail.subject,
          html: mail.html,
          text: mail.text,
          headers: mail.headers,
        }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      return await judge(response);
    } catch (error) {
      return describeNoAnswer("resend", error);
    }
  },
});

const quote = (name: string): string => `"${name.replaceAll(/["\\]/g, "\\$&")}"`;

async function judge(response: Response): Promise<SendOutcome> {
  if (response.ok) {
    await response.body?.cancel();
    return { kind: "accepted" };
  }
  const problem = Problem.safeParse(await response.json().catch(() => null));
  const name = problem.success ? problem.data.name : "";
  // An earlier try was accepted with other bytes: the link secret or the texts have changed since.
  if (name === "invalid_idempotent_request") return { kind: "accepted" };
  const reason = `resend ${response.status} ${name}`.trim();
  if (name === "concurrent_idempotent_requests") return { kind: "temporary", reason };
  return judgeStatus(response.status, reason, readRetryAfter(response.headers.get("Retry-After")));
}
