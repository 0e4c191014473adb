import { z } from "zod";
import { StripeFaults } from "../api/faults.ts";
import type { StripeDesk } from "../api/stripe-api.ts";
import { Act, perform } from "./acts.ts";
import { notFound } from "./page.ts";

const ClockMove = z.strictObject({ by_ms: z.int().min(0) });

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
  const [thing = "", id = ""] = url.pathname.split("/").slice(3);
  const readJson = (): Promise<unknown> => request.json();
  switch (`${request.method} ${thing}${id && "/id"}`) {
    case "POST clock":
      return stripe.advanceClock({ byMs: ClockMove.parse(await readJson()).by_ms });
    case "GET ledger":
      return stripe.readLedger();
    case "PUT faults": {
      const faults = StripeFaults.parse(await readJson());
      await stripe.planFaults(faults);
      return faults;
    }
    case "GET objects":
      return listObjects(stripe, url.searchParams.get("type"));
    case "GET objects/id": {
      const shown = await stripe.readObject(id);
      return shown && JSON.parse(shown.json);
    }
    case "POST act":
      return perform(stripe, Act.parse(await readJson()));
    case "POST deliver":
      return stripe.deliver();
    default:
      return null;
  }
}

const listObjects = async (stripe: StripeDesk, type: string | null): Promise<object[]> =>
  (await stripe.listObjects(type ?? undefined)).map(({ json }) => JSON.parse(json));
