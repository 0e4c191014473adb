import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { formatDay } from "#app/domain/calendar-day.ts";
import { localeOf } from "#app/domain/locale.ts";
import { hasPixels, readPixelConsent } from "#app/domain/pixels.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { readCountry } from "#app/platform/http/request-headers.ts";
import { PrivacyPolicy } from "#app/privacy/screens/privacy-policy.tsx";
import { loadLegalPage } from "#app/privacy/server/legal-pages.ts";

export const meta = pageMeta({
  title: "Privacy Policy",
  description:
    "What we learn about you here, what we do with it, and how you can have it changed or deleted.",
  path: "/privacy-policy",
});

export const loader = ({ request, context }: LoaderFunctionArgs) => ({
  page: loadLegalPage("privacy", context),
  updated: formatDay(context.deps.clock(), localeOf(readCountry(request))),
  consent: readPixelConsent(request.headers),
  hasPixels: hasPixels(context.pixels),
});

export default function PrivacyPolicyPage() {
  return <PrivacyPolicy {...useLoaderData<typeof loader>()} />;
}
