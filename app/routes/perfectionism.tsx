import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SalesPage } from "#app/funnels/perfectionism/screens/sales-page.tsx";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { ReviewsProvider } from "#app/funnels/shared/screens/reviews.tsx";
import { showReviews } from "#app/reviews/server/show-reviews.ts";

export const meta = pageMeta({
  title: "The Perfectionism Toolkit: good enough is a skill",
  description:
    "Seven small tools for people with high standards: decide sooner, finish more, and know when to stop. One payment, one download.",
  path: "/perfectionism",
  picture: "/share/perfectionism.png",
  firstFrameHolds: "lead",
});

export const handle = { seen: "toolkit.seen" };

export const loader = async ({ context }: LoaderFunctionArgs) => ({
  reviews: await showReviews(context, "perfectionism_toolkit"),
});

export default function PerfectionismRoute() {
  return (
    <ReviewsProvider value={useLoaderData<typeof loader>().reviews}>
      <SalesPage />
    </ReviewsProvider>
  );
}
