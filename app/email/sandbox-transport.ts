import { seconds } from "#app/domain/duration.ts";
import { describeNoAnswer, judgeStatus, type MailTransport, readRetryAfter } from "./transport.ts";

const TIMEOUT_MS = seconds(10);

/** The local inbox, reached through a service binding. */
export type MailSandbox = {
  fetch(
    url: string,
    init: { method: string; headers: Record<string, string>; body: string; signal: AbortSignal },
  ): Promise<{ status: number; headers?: Pick<Headers, "get"> }>;
};

/** Delivers to the inbox of `workers/sandbox`. */
export const createSandboxTransport = (sandbox: MailSandbox): MailTransport => ({
  async send(mail) {
    try {
      const { status, headers } = await sandbox.fetch("http://sandbox/mail", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify(mail),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const retryAfterMs = readRetryAfter(headers?.get("Retry-After"));
      return judgeStatus(status, `sandbox ${status}`, retryAfterMs);
    } catch (error) {
      return describeNoAnswer("sandbox", error);
    }
  },
});
