import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { PulseResult } from "#app/funnels/life-assessment/screens/pulse/pulse-result.tsx";
import { PulseClosed } from "#app/funnels/life-assessment/screens/subscribers-only.tsx";
import { loadPulseResult } from "#app/funnels/life-assessment/server/pulse.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { refusePage } from "#app/platform/http/call.ts";

export const meta = pageMeta({
  title: "Your pulse",
  description: "One area next to your last assessment, and one exercise for today.",
  path: "/quiz2/pulse",
  isIndexed: false,
});

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const page = await loadPulseResult(context.deps, request, params["pulseId"]).catch(
    refusePage(context),
  );
  return data(page, { status: page.state === "open" ? 200 : 403 });
}

export default function PulseResultRoute() {
  const page = useLoaderData<typeof loader>();
  return page.state === "open" ? <PulseResult {...page} /> : <PulseClosed {...page} />;
}
