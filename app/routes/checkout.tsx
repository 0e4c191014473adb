import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData, useSearchParams } from "@remix-run/react";
import { downloadPath, SOLD_FILES } from "#app/domain/download.ts";
import { readPrice } from "#app/funnels/perfectionism/rules/price.ts";
import { CheckoutPage } from "#app/funnels/perfectionism/screens/checkout-page.tsx";
import { pageMeta } from "#app/funnels/shared/screens/page-meta.ts";
import { DownloadButton } from "#app/orders/screens/download-button.tsx";
import { PaymentForm } from "#app/orders/screens/payment-form.tsx";

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
  return (
    <CheckoutPage
      price={readPrice(query.get("price"))}
      renderPayment={(payment) => <PaymentForm {...payment} setup={setup} />}
      renderDownload={(orderId, words) => (
        <DownloadButton kind="file" address={downloadPath(orderId, SOLD_FILES.toolkit)}>
          {words}
        </DownloadButton>
      )}
    />
  );
}
