import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { HelpPage } from "#app/help/screens/help-page.tsx";
import { findHelp } from "#app/help/server/find-help.ts";
import { readCountry } from "#app/platform/http/request-headers.ts";

export const meta = pageMeta({
  title: "Help and support",
  description: "Emergency numbers and people to talk to, by country.",
  path: "/help",
});

export const loader = ({ request }: LoaderFunctionArgs) =>
  findHelp(new URL(request.url).searchParams.get("country"), readCountry(request));

export default function HelpRoute() {
  return <HelpPage {...useLoaderData<typeof loader>()} />;
}
