import type { StripeDesk } from "@kindling/local-stripe/desk";
import { StripeFaults } from "@kindling/local-stripe/faults";
import { goTo, notFound } from "@kindling/local-stripe/page";
import { openStripe } from "@kindling/local-stripe/stripe-api";
import { z } from "zod";
import { openInbox, type SandboxEnv } from "../env.ts";
import { Faults } from "../faults.ts";
import { doOnOverview } from "./do-on-overview.ts";
import { renderEvents, renderObject, renderObjects } from "./object-pages.ts";
import { type Overview, renderOverview } from "./overview-page.ts";
import { renderPlan } from "./plan-page.ts";

/** Only the newest of each are shown. */
const MOST_SHOWN = 100;
const MOST_TO_DO = 20;

/** The pages under `/__sandbox` except the inbox; null for any other path. */
export async function answerOverview(request: Request, env: SandboxEnv): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url);
  const stripe: StripeDesk = openStripe(env);
  const [, id] = /^\/__sandbox\/objects\/(\w+)$/.exec(pathname) ?? [];
  switch (`${request.method} ${id === undefined ? pathname : "object"}`) {
    case "GET /__sandbox":
    case "GET /__sandbox/":
      return renderOverview(await load(stripe, searchParams.get("said")));
    case "POST /__sandbox":
    case "POST /__sandbox/":
      return say(await doOnOverview(await request.formData(), env));
    case "GET /__sandbox/objects":
      return listObjects(stripe, searchParams.get("type"));
    case "GET object":
      return showObject(stripe, id ?? "");
    case "GET /__sandbox/events":
      return renderEvents((await stripe.listEvents()).slice(0, MOST_SHOWN));
    case "POST /__sandbox/events":
      return sendAgain(stripe, String((await request.formData()).get("send")));
    case "GET /__sandbox/plan":
      return renderPlan({
        ...(await readPlans(env)),
        problem: null,
        isSaved: searchParams.has("saved"),
      });
    case "POST /__sandbox/plan":
      return savePlan(await request.formData(), env);
    default:
      return null;
  }
}

/** POST/redirect/GET, so that a reload repeats nothing. */
const say = (said: string): Response => goTo(`/__sandbox?${new URLSearchParams({ said })}`);

async function load(stripe: StripeDesk, notice: string | null): Promise<Overview> {
  const list = async (name: string) =>
    (await stripe.listObjects(name)).slice(0, MOST_TO_DO).map(({ json }) => JSON.parse(json));
  const { nowMs } = await stripe.readClock();
  const [ledger, charges, disputes, customers] = await Promise.all([
    stripe.readLedger(),
    list("charge"),
    list("dispute"),
    list("customer"),
  ]);
  return { nowMs, ledger, charges, disputes, customers, notice };
}

const listObjects = async (stripe: StripeDesk, type: string | null): Promise<Response> =>
  renderObjects((await stripe.listObjects(type ?? undefined)).slice(0, MOST_SHOWN), type);

async function showObject(stripe: StripeDesk, id: string): Promise<Response> {
  const object = await stripe.readObject(id);
  return object === null ? notFound() : renderObject(object);
}

async function sendAgain(stripe: StripeDesk, eventId: string): Promise<Response> {
  if ((await stripe.readObject(eventId)) === null) return notFound();
  await stripe.sendEventAgain(eventId);
  await stripe.deliver();
  return goTo("/__sandbox/events");
}

const readPlans = async (env: SandboxEnv) => ({
  stripe: JSON.stringify(await openStripe(env).readFaults(), null, 2),
  mail: JSON.stringify(await openInbox(env).readFaults(), null, 2),
});

async function savePlan(form: FormData, env: SandboxEnv): Promise<Response> {
  const [stripe, mail] = [form.get("stripe"), form.get("mail")].map((plan) =>
    typeof plan === "string" ? plan : null,
  );
  try {
    if (stripe) await openStripe(env).planFaults(StripeFaults.parse(JSON.parse(stripe)));
    if (mail) await openInbox(env).planFaults(Faults.parse(JSON.parse(mail)));
    if (form.has("release")) await openStripe(env).releaseWebhooks();
  } catch (error) {
    const problem = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    const plans = await readPlans(env);
    return renderPlan({
      stripe: stripe ?? plans.stripe,
      mail: mail ?? plans.mail,
      problem,
      isSaved: false,
    });
  }
  return goTo("/__sandbox/plan?saved");
}
