import { Act, perform } from "@kindling/local-stripe/acts";
import { goTo, notFound } from "@kindling/local-stripe/page";
import { openStripe, type StripeDesk } from "@kindling/local-stripe/stripe-api";
import type { SandboxEnv } from "./env.ts";
import { renderObject, renderObjects, renderOverview } from "./overview-pages.ts";

/** Only the newest of each are shown. */
const MOST_SHOWN = 100;
const MOST_TO_DO = 20;

/** The pages under `/__sandbox` except the inbox; null for any other path. */
export async function answerOverview(request: Request, env: SandboxEnv): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  const stripe = openStripe(env);
  const [, id] = /^\/__sandbox\/objects\/(\w+)$/.exec(pathname) ?? [];
  switch (`${request.method} ${id === undefined ? pathname.replace(/\/$/, "") : "object"}`) {
    case "GET /__sandbox": {
      const list = async (name: string) =>
        (await stripe.listObjects(name)).slice(0, MOST_TO_DO).map(({ json }) => JSON.parse(json));
      const { nowMs } = await stripe.readClock();
      const [charges, customers] = [await list("charge"), await list("customer")];
      return renderOverview({ nowMs, charges, customers, notice: searchParams.get("said") });
    }
    case "POST /__sandbox": {
      // POST/redirect/GET, so that a reload repeats nothing.
      const said = await act(await request.formData(), env);
      return goTo(`/__sandbox?${new URLSearchParams({ said })}`);
    }
    case "GET /__sandbox/objects": {
      const objects = await stripe.listObjects(searchParams.get("type") ?? undefined);
      return renderObjects(objects.slice(0, MOST_SHOWN));
    }
    case "GET object": {
      const object = await stripe.readObject(id ?? "");
      return object === null ? notFound() : renderObject(object);
    }
    default:
      return null;
  }
}

/** Handles a form of the overview. Returns the message to show. */
async function act(form: FormData, env: SandboxEnv): Promise<string> {
  const stripe = openStripe(env);
  const { do: what, ...fields } = Object.fromEntries(form);
  try {
    switch (what) {
      case "clock":
        await stripe.advanceClock({ byMs: Number(fields["by_ms"]) });
        return `The clock has moved. ${await deliver(stripe)}`;
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
        await perform(stripe, Act.parse({ act: what, ...fields }));
        return `Done. ${await deliver(stripe)}`;
    }
  } catch (error) {
    return `Not done: ${error instanceof Error ? error.message : String(error)}`;
  }
}

async function deliver(stripe: StripeDesk): Promise<string> {
  const { delivered, failed } = await stripe.deliver();
  return `Webhooks: ${delivered} delivered${failed > 0 ? `, ${failed} failed` : ""}.`;
}
