import { Act, perform } from "@kindling/local-stripe/acts";
import type { StripeDesk } from "@kindling/local-stripe/desk";
import { openStripe } from "@kindling/local-stripe/stripe-api";
import { writeTime } from "@kindling/local-stripe/write-values";
import type { SandboxEnv } from "../env.ts";

/** Handles a form of the overview. Returns the message to show. */
export async function doOnOverview(form: FormData, env: SandboxEnv): Promise<string> {
  const stripe: StripeDesk = openStripe(env);
  const fields = readFields(form);
  try {
    switch (fields["do"]) {
      case "clock":
        return await moveClock(stripe, fields);
      case "deliver":
        return await deliver(stripe);
      case "cron":
        await env.JOBS.runCron();
        return "The minute's cron has run.";
      case "night":
        await env.JOBS.runNight();
        return "The night's cron has run.";
      case "reset":
        await stripe.reset();
        return "The local Stripe is empty, and its clock shows the real time.";
      default:
        await perform(stripe, readAct(fields));
        return `Done. ${await deliver(stripe)}`;
    }
  } catch (error) {
    return `Not done: ${error instanceof Error ? error.message : String(error)}`;
  }
}

type Fields = Record<string, string>;

const readFields = (form: FormData): Fields =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));

/** A charge has one form with the fields of all its actions. */
function readAct({ do: act, id, charge, amount_cents, ...rest }: Fields): Act {
  if (act === "refund") return Act.parse({ act, id, amount_cents });
  return Act.parse(act === "dispute" ? { act, charge, amount_cents } : { act, ...rest });
}

async function moveClock(stripe: StripeDesk, { by_ms, months, to }: Fields): Promise<string> {
  if (to !== undefined) {
    const toMs = Date.parse(`${to}Z`);
    if (Number.isNaN(toMs)) return "Not done: that is no time.";
    return `${describeClock(await stripe.advanceClock({ toMs }))} ${await deliver(stripe)}`;
  }
  const { nowMs } = await stripe.readClock();
  const toMs = months === undefined ? nowMs + Number(by_ms) : addMonths(nowMs, Number(months));
  return `${describeClock(await stripe.advanceClock({ toMs }))} ${await deliver(stripe)}`;
}

/** The same day of a later month, clamped to its last day. */
function addMonths(atMs: number, count: number): number {
  const at = new Date(atMs);
  const day = at.getUTCDate();
  at.setUTCMonth(at.getUTCMonth() + count, 1);
  const lastDay = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + 1, 0)).getUTCDate();
  return at.setUTCDate(Math.min(day, lastDay));
}

const describeClock = ({ nowMs }: { nowMs: number }): string => `It is ${writeTime(nowMs)} now.`;

async function deliver(stripe: StripeDesk): Promise<string> {
  const { delivered, failed, held } = await stripe.deliver();
  const webhooks = delivered === 1 ? "webhook" : "webhooks";
  const counts = [
    `${delivered} ${webhooks} delivered`,
    `${failed} failed`,
    `${held} wait on order`,
  ];
  return `${counts.slice(0, failed + held > 0 ? 3 : 1).join(", ")}.`;
}
