import { type Alarm, noteTold, queueAlarmMails } from "#app/data/alarms.ts";
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
export type AlertWays = {
  readonly email: EmailAddress;
  readonly webhook: { readonly url: string; readonly kind: "slack" | "ntfy" | "json" } | null;
  readonly heartbeatUrl: string | null;
  readonly site: string;
};

type CallOut = (
  url: string,
  init: RequestInit,
) => Promise<{ readonly ok: boolean; readonly status: number }>;

export type TellDeps = {
  db: Database;
  clock: Clock;
  ways: AlertWays;
  callOut: CallOut;
  enqueueEmails: (jobIds: string[]) => void;
  log: Log;
};

const TIMEOUT_MS = seconds(10);

/**
 * Notifies the operator of alarms that were raised or cleared, by mail and webhook. A failed notification is retried in a
 * minute; its mail is queued once. Returns false if any failed.
 */
export async function tellAlarms(deps: TellDeps, untold: readonly Alarm[]): Promise<boolean> {
  if (untold.length === 0) return true;
  const { db, clock, ways, log } = deps;
  const recipient = await recipientOf(ways.email);
  const mails = untold.map((alarm) =>
    writeJob(alarm, { email: ways.email, recipient, now: clock() }),
  );
  const jobIds = await queueAlarmMails(db, mails);
  if (jobIds.length > 0) deps.enqueueEmails(jobIds);
  let isAllTold = true;
  for (const alarm of untold) {
    const isTold = ways.webhook === null || (await post(deps, ways.webhook, alarm));
    if (isTold) await noteTold(db, alarm, clock());
    else isAllTold = false;
    const outcome = alarm.overAt === null ? "raised" : "over";
    log("error", { event: "alarm", kind: alarm.name, outcome: isTold ? outcome : "untold" });
  }
  return isAllTold;
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
  deps: TellDeps,
  { url, kind }: NonNullable<AlertWays["webhook"]>,
  alarm: Alarm,
): Promise<boolean> {
  const message = describeAlarm(alarm, deps.ways.site);
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
export async function sendHeartbeat(deps: TellDeps): Promise<void> {
  const { heartbeatUrl } = deps.ways;
  if (heartbeatUrl !== null) await call(deps, heartbeatUrl, { method: "GET" });
}

/** Never throws. The address is a secret, and stays out of the log. */
async function call({ callOut, log }: TellDeps, url: string, init: RequestInit): Promise<boolean> {
  try {
    const { ok, status } = await callOut(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!ok) log("error", { event: "failure", kind: "alert", status });
    return ok;
  } catch (error) {
    log("error", { event: "failure", kind: "alert", ...describeError(error) });
    return false;
  }
}
