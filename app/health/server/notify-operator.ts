import { type Alarm, noteReported, queueAlarmMails } from "#app/data/alarms.ts";
import type { Database } from "#app/data/database.ts";
import type { NewEmailJob } from "#app/data/email-jobs.ts";
import { formatUtcTime } from "#app/domain/calendar-day.ts";
import { seconds } from "#app/domain/duration.ts";
import { homeLocale } from "#app/domain/locale.ts";
import type { EmailAddress } from "#app/domain/mail/email-address.ts";
import { recipientOf } from "#app/email/outbox.ts";
import type { Clock } from "#app/platform/clock.ts";
import { describeError, type Log } from "#app/platform/log.ts";
import { alarmTexts } from "../content/alarms.ts";

/** Where alarms are sent. Null: that channel is not configured. */
export type AlertChannels = {
  readonly email: EmailAddress;
  readonly webhook: { readonly url: string; readonly kind: "slack" | "ntfy" | "json" } | null;
  readonly heartbeatUrl: string | null;
  readonly site: string;
};

type CallOut = (
  url: string,
  init: RequestInit,
) => Promise<{ readonly ok: boolean; readonly status: number }>;

export type NotifyDeps = {
  db: Database;
  clock: Clock;
  channels: AlertChannels;
  callOut: CallOut;
  enqueueEmails: (jobIds: string[]) => void;
  log: Log;
};

const TIMEOUT_MS = seconds(10);

/**
 * Notifies the operator of alarms that were raised or cleared, by mail and webhook. A failed notification is retried in a
 * minute; its mail is queued once. Returns false if any failed.
 */
export async function notifyOperator(
  deps: NotifyDeps,
  unreported: readonly Alarm[],
): Promise<boolean> {
  if (unreported.length === 0) return true;
  const { db, clock, channels, log } = deps;
  const recipient = await recipientOf(channels.email);
  const mails = unreported.map((alarm) =>
    writeJob(alarm, { email: channels.email, recipient, now: clock() }),
  );
  const jobIds = await queueAlarmMails(db, mails);
  if (jobIds.length > 0) deps.enqueueEmails(jobIds);
  let areAllReported = true;
  for (const alarm of unreported) {
    const isReported = channels.webhook === null || (await post(deps, channels.webhook, alarm));
    if (isReported) await noteReported(db, alarm, clock());
    else areAllReported = false;
    const outcome = alarm.overAt === null ? "raised" : "over";
    log("error", { event: "alarm", kind: alarm.name, outcome: isReported ? outcome : "untold" });
  }
  return areAllReported;
}

type To = { readonly email: EmailAddress; readonly recipient: string; readonly now: number };

const writeJob = ({ name, detail, since, overAt }: Alarm, { now, ...to }: To): NewEmailJob => ({
  id: crypto.randomUUID(),
  kind: "alarm",
  payload: { name, detail, since, overAt },
  dedupeKey: `alarm:${name}:${since}:${overAt ?? "raised"}`,
  createdAt: now,
  ...to,
});

async function post(
  deps: NotifyDeps,
  { url, kind }: NonNullable<AlertChannels["webhook"]>,
  alarm: Alarm,
): Promise<boolean> {
  const message = describeAlarm(alarm, deps.channels.site);
  return call(deps, url, { method: "POST", ...BODIES[kind](message, alarm) });
}

type Message = { readonly title: string; readonly text: string };

/** In words, for a chat. */
function describeAlarm({ name, detail, since, overAt }: Alarm, site: string): Message {
  const { title, doNow } = alarmTexts[name];
  const from = formatUtcTime(since, homeLocale());
  return overAt === null
    ? { title: `Alarm: ${title}`, text: `${detail} Since ${from}. ${doNow} (${site})` }
    : {
        title: `Over: ${title}`,
        text: `From ${from} to ${formatUtcTime(overAt, homeLocale())}. (${site})`,
      };
}

const json = (body: object) => ({
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
});

const BODIES = {
  slack: ({ title, text }: Message) => json({ text: `*${title}*\n${text}` }),
  ntfy: ({ title, text }: Message, { overAt }: Alarm) => ({
    headers: { Title: title, Priority: overAt === null ? "high" : "default" },
    body: text,
  }),
  json: (message: Message, { name, detail, since, overAt }: Alarm) =>
    json({
      ...message,
      alarm: name,
      state: overAt === null ? "raised" : "over",
      detail,
      since: new Date(since).toISOString(),
      over: overAt && new Date(overAt).toISOString(),
    }),
} as const;

/** The dead man's switch: a monitor that misses it raises an alarm of its own. */
export async function sendHeartbeat(deps: NotifyDeps): Promise<void> {
  const { heartbeatUrl } = deps.channels;
  if (heartbeatUrl !== null) await call(deps, heartbeatUrl, { method: "GET" });
}

/** Never throws. The address is a secret, and stays out of the log. */
async function call(
  { callOut, log }: NotifyDeps,
  url: string,
  init: RequestInit,
): Promise<boolean> {
  try {
    const { ok, status } = await callOut(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!ok) log("error", { event: "failure", kind: "alert", status });
    return ok;
  } catch (error) {
    log("error", { event: "failure", kind: "alert", ...describeError(error) });
    return false;
  }
}
