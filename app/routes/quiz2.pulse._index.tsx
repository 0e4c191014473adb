import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PulseChoice } from "#app/funnels/life-assessment/screens/pulse/pulse-choice.tsx";
import { PulseClosed } from "#app/funnels/life-assessment/screens/subscribers-only.tsx";
import { loadPulseChoice } from "#app/funnels/life-assessment/server/pulse.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { refusePage } from "#app/platform/http/call.ts";

export const meta = pageMeta({
  title: "Take a pulse",
  description: "Twenty statements on one area, between two assessments.",
  path: "/quiz2/pulse",
  isIndexed: false,
});

export async function loader({ request, context }: LoaderFunctionArgs) {
  const page = await loadPulseChoice(context.deps, request).catch(refusePage(context));
  return data(page, { status: page.state === "open" ? 200 : 403 });
}

export default function PulseChoiceRoute() {
  const page = useLoaderData<typeof loader>();
  return page.state === "open" ? <PulseChoice {...page} /> : <PulseClosed {...page} />;
}
