import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { readPrice } from "#app/funnels/perfectionism/rules/price.ts";
import { CheckoutPage } from "#app/funnels/perfectionism/screens/checkout-page.tsx";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";

export const meta = pageMeta({
  title: "Checkout",
  description: "The Perfectionism Toolkit: seven tools, one payment, one download.",
  path: "/checkout",
  isIndexed: false,
});

export const loader = ({ context }: LoaderFunctionArgs) => ({ setup: context.paymentSetup });

export default function CheckoutRoute() {
  const { setup } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  return <CheckoutPage price={readPrice(query.get("price"))} setup={setup} />;
}
