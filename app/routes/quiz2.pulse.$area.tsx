import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { refusals } from "#app/funnels/life-assessment/content/refusals.ts";
import { toArea } from "#app/funnels/life-assessment/rules/pulse.ts";
import {
  PulsePage,
  SCRIPTED_SCRIPT,
} from "#app/funnels/life-assessment/screens/pulse/pulse-page.tsx";
import { mayTakePulse, postPulse } from "#app/funnels/life-assessment/server/pulse.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { useFormAnswer } from "#app/funnels/shared/screens/use-form-answer.ts";
import { AppError } from "#app/platform/app-error.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { enforceRateLimits, senderOf } from "#app/platform/rate-limit.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";

export const meta = pageMeta({
  title: "Pulse",
  description: "Twenty statements on one area, between two assessments.",
  path: "/quiz2/pulse",
  isIndexed: false,
});

export const handle = { earlyScript: SCRIPTED_SCRIPT, waitsForScript: true };

/** Remix drops an action's headers from the page without this. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

const NONE = {};

const unknownArea = () => new AppError("not_found", refusals.noArea);

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const area = toArea(params["area"]);
  if (area === null) return refusePage(context)(unknownArea());
  const isPossible = await mayTakePulse(context.deps, request, area).catch(refusePage(context));
  return isPossible ? { area } : redirect("/quiz2/pulse");
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const area = toArea(params["area"]);
  if (area === null) return refusePage(context)(unknownArea());
  const sender = senderOf(request, await ensureVisitor(request));
  const posted = await enforceRateLimits(context.deps.limits, "pulse", sender)
    .then(() => postPulse(context.deps, request, area))
    .catch(refusePage(context));
  return "redirectTo" in posted ? redirect(posted.redirectTo, 303) : data(posted, { status: 400 });
}

export default function PulseRoute() {
  const { area } = useLoaderData<typeof loader>();
  const refused = useFormAnswer<typeof action>();
  return (
    <PulsePage area={area} problem={refused?.problem ?? null} given={refused?.given ?? NONE} />
  );
}
