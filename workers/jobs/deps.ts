import { EmailMessage as CloudflareMessage } from "cloudflare:email";
import { createDatabase } from "#app/data/database.ts";
import { createCloudflareTransport } from "#app/email/cloudflare-transport.ts";
import type { DeliverDeps } from "#app/email/deliver.ts";
import type { EmailQueue } from "#app/email/outbox.ts";
import { createResendTransport } from "#app/email/resend-transport.ts";
import { createSandboxTransport } from "#app/email/sandbox-transport.ts";
import type { MailTransport } from "#app/email/transport.ts";
import { systemClock } from "#app/platform/clock.ts";
import { readLinkSecrets } from "#app/platform/env-fields.ts";
import { type JobsEnv, readMailBrand } from "#app/platform/jobs-env.ts";
import { consoleLog } from "#app/platform/log.ts";
import { letterWriter } from "./letters.ts";

/** What the handlers of this worker use of the outside world. */
export type JobsDeps = DeliverDeps & { queue: EmailQueue };

/** The only place that makes this worker's ports from its environment. */
export function createJobsDeps(env: JobsEnv): JobsDeps {
  const brand = readMailBrand(env);
  return {
    db: createDatabase(env.DB),
    clock: systemClock,
    queue: env.EMAIL_QUEUE,
    transport: createTransport(env),
    sender: { brand, fromAddress: env.MAIL_FROM },
    write: letterWriter({ brand, linkSecrets: readLinkSecrets(env) }),
    log: consoleLog,
  };
}

function createTransport(env: JobsEnv): MailTransport {
  switch (env.MAIL_TRANSPORT) {
    case "sandbox":
      return createSandboxTransport(env.MAIL_SANDBOX);
    case "cloudflare":
      return createCloudflareTransport((from, to, raw) =>
        env.SEND_EMAIL.send(new CloudflareMessage(from, to, raw)),
      );
    case "resend":
      return createResendTransport(env.RESEND_API_KEY, (url, init) => fetch(url, init));
  }
}
