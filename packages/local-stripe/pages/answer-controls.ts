import { z } from "zod";
import { StripeFaults } from "../api/faults.ts";
import { Act, demandObject, perform } from "./acts.ts";
import type { StripeDesk } from "./desk.ts";
import { notFound } from "./page.ts";

const ClockMove = z.union([
  z.strictObject({ by_ms: z.int().min(0) }),
  z.strictObject({ to_ms: z.int().min(0) }),
]);

/** `/__sandbox/stripe…` for tests: JSON in, JSON out. An error of the account is a 400 with its reason. */
export async function answerControl(request: Request, stripe: StripeDesk): Promise<Response> {
  try {
    const answer = await control(request, stripe);
    return answer === null ? notFound() : Response.json(answer);
  } catch (error) {
    if (error instanceof z.ZodError) return refuse({ issues: error.issues });
    return refuse({ error: error instanceof Error ? error.message : String(error) });
  }
}

const refuse = (reason: object): Response => Response.json(reason, { status: 400 });

/** Null for an unknown path. */
async function control(request: Request, stripe: StripeDesk): Promise<object | null> {
  const url = new URL(request.url);
  const [thing = "", id = "", verb] = url.pathname.split("/").slice(3);
  const readJson = (): Promise<unknown> => request.json();
  switch (`${request.method} ${[thing, id && "id", verb].filter(Boolean).join("/")}`) {
    case "GET clock":
      return writeClock(await stripe.readClock());
    case "POST clock":
      return writeClock(await moveClock(stripe, ClockMove.parse(await readJson())));
    case "GET ledger":
      return stripe.readLedger();
    case "GET faults":
      return stripe.readFaults();
    case "PUT faults":
      return planFaults(stripe, StripeFaults.parse(await readJson()));
    case "GET objects":
      return listObjects(stripe, url.searchParams.get("type"));
    case "GET objects/id":
      return readObject(stripe, id);
    case "GET events":
      return listEvents(stripe);
    case "POST events/id/send":
      await demandObject(stripe, id);
      await stripe.sendEventAgain(id);
      return { sent: id };
    case "POST act":
      return perform(stripe, Act.parse(await readJson()));
    case "POST deliver":
      return stripe.deliver();
    case "POST release":
      await stripe.releaseWebhooks();
      return stripe.deliver();
    case "DELETE ":
      await stripe.reset();
      return { emptied: true };
    default:
      return null;
  }
}

const listObjects = async (stripe: StripeDesk, type: string | null): Promise<object[]> =>
  (await stripe.listObjects(type ?? undefined)).map(({ json }) => JSON.parse(json));

async function readObject(stripe: StripeDesk, id: string): Promise<object | null> {
  const shown = await stripe.readObject(id);
  return shown && JSON.parse(shown.json);
}

/** Events with their deliveries. */
const listEvents = async (stripe: StripeDesk): Promise<object[]> =>
  (await stripe.listEvents()).map(({ json, deliveries }) => ({
    event: JSON.parse(json),
    deliveries,
  }));

const writeClock = ({ nowMs }: { nowMs: number }) => ({ now_ms: nowMs });

const moveClock = (stripe: StripeDesk, move: z.infer<typeof ClockMove>) =>
  stripe.advanceClock("by_ms" in move ? { byMs: move.by_ms } : { toMs: move.to_ms });

async function planFaults(stripe: StripeDesk, faults: StripeFaults): Promise<StripeFaults> {
  await stripe.planFaults(faults);
  return faults;
}
