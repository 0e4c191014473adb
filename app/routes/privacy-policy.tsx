import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { hasPixels, readPixelConsent } from "#app/domain/pixels.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { PrivacyPolicy } from "#app/privacy/screens/privacy-policy.tsx";
import { loadLegalPage } from "#app/privacy/server/legal-pages.ts";

export const meta = pageMeta({
  title: "Privacy Policy",
  description:
    "What we learn about you here, what we do with it, and how you can have it changed or deleted.",
  path: "/privacy-policy",
});

const DAY_IN_WORDS = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export const loader = ({ request, context }: LoaderFunctionArgs) => ({
  page: loadLegalPage("privacy", context),
  updated: DAY_IN_WORDS.format(context.deps.clock()),
  consent: readPixelConsent(request.headers),
  hasPixels: hasPixels(context.pixels),
});

export default function PrivacyPolicyPage() {
  return <PrivacyPolicy {...useLoaderData<typeof loader>()} />;
}
