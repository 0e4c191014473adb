import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { readPrice, regularPrice } from "#app/funnels/perfectionism/rules/price.ts";
import { CheckoutPage } from "#app/funnels/perfectionism/screens/checkout-page.tsx";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { hasExitPrice } from "#app/orders/server/exit-offer.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { findVisitor } from "#app/platform/visitor.ts";

export const meta = pageMeta({
  title: "Checkout",
  description: "The Perfectionism Toolkit: seven tools, one payment, one download.",
  path: "/checkout",
  isIndexed: false,
});

export const handle = { seen: "toolkit.form", waitsForScript: true };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = readPrice(new URL(request.url).searchParams.get("price"));
  const isHeld =
    !asked.isExitIntent ||
    context.claims === "seed" ||
    (await hasExitPrice(context.deps, (await findVisitor(request))?.hash).catch(
      refusePage(context),
    ));
  return {
    price: isHeld ? asked : regularPrice,
    hasEnded: !isHeld,
    setup: context.paymentSetup,
  };
}

export default function CheckoutRoute() {
  return <CheckoutPage {...useLoaderData<typeof loader>()} />;
}
