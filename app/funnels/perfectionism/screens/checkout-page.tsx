import { useState } from "react";
import { LinkButton } from "#app/design/controls/button.tsx";
import { StatePage } from "#app/design/feedback/state-page.tsx";
import { Icon } from "#app/design/icon.tsx";
import { Container } from "#app/design/layout.tsx";
import type { PaymentSetup } from "#app/domain/purchase/payment-form.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { PaymentForm } from "#app/orders/screens/payment-form.tsx";
import { checkout, describePayment, setupFailure } from "../content/checkout.ts";
import { footer } from "../content/sales-page.ts";
import { checkoutPath, type PriceInfo } from "../rules/price.ts";
import * as css from "./checkout-page.css.ts";
import { OrderSummary } from "./order-summary.tsx";
import { PaidDialog, type PaidNow } from "./paid-dialog.tsx";
import { PaymentCard } from "./payment-card.tsx";
import { useCheckout } from "./use-checkout.ts";

/** For payment methods that redirect to the bank and back. */
const RETURN_PATH = "/success?product=perfectionism";

type CheckoutPageProps = {
  price: PriceInfo;
  /** The URL asked for the exit offer's price, but the offer has ended. */
  hasEnded: boolean;
  setup: PaymentSetup;
};

/** `/checkout` (docs/product.md#checkout). */
export function CheckoutPage({ price, hasEnded, setup }: CheckoutPageProps) {
  const { view, start, finish } = useCheckout(price);
  /** Null: paid before this visit, or not paid yet. */
  const [paidNow, setPaidNow] = useState<PaidNow | null>(null);
  const order = "amount" in view ? view : null;
  const { title, action } = setupFailure;
  return (
    <SlimPage accent="iris" footer={footer}>
      {view.state === "failed" ? (
        <div className={css.failed}>
          <StatePage
            scene="error"
            title={title}
            text={view.text}
            action={action}
            href={checkoutPath(price)}
          />
        </div>
      ) : (
        <Container className={css.place}>
          <div>
            <LinkButton href="/perfectionism" tone="quiet" size="s">
              <span className={css.backward}>
                <Icon name="arrow" size={16} />
              </span>
              {checkout.back}
            </LinkButton>
          </div>
          <h1 className={css.title}>{checkout.title}</h1>
          {hasEnded && !order && <p className={css.ended}>{checkout.offerEnded}</p>}
          <div className={css.columns}>
            <OrderSummary price={price} order={order} />
            <PaymentCard state={view.state}>
              {view.state === "open" && (
                <PaymentForm
                  clientSecret={view.clientSecret}
                  amountCents={price.amount}
                  setup={setup}
                  texts={describePayment(price.display)}
                  returnUrl={`${window.location.origin}${RETURN_PATH}`}
                  onPaid={(isMailed, download) => {
                    setPaidNow({ isMailed, download });
                    finish();
                  }}
                  onUnpayable={() => start(view.clientSecret)}
                />
              )}
            </PaymentCard>
          </div>
        </Container>
      )}
      {view.state === "paid" && <PaidDialog orderId={view.orderId} paidNow={paidNow} />}
    </SlimPage>
  );
}
