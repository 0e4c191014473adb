import type { ReactNode } from "react";
import { LinkButton } from "#app/design/button.tsx";
import { Icon } from "#app/design/icon.tsx";
import { Container } from "#app/design/layout.tsx";
import type { OrderId } from "#app/domain/order.ts";
import { MessageCard } from "#app/funnels/shared/screens/message-card.tsx";
import { SlimPage } from "#app/funnels/shared/screens/slim-page.tsx";
import { checkout, describePayment, setupFailure, success } from "../content/checkout.ts";
import { footer } from "../content/sales-page.ts";
import { checkoutPath, type PriceInfo } from "../rules/price.ts";
import * as css from "./checkout-page.css.ts";
import { OrderSummary } from "./order-summary.tsx";
import { PaidDialog } from "./paid-dialog.tsx";
import { PaymentCard } from "./payment-card.tsx";
import { useCheckout } from "./use-checkout.ts";

/** What the form is told of a payment that is open. */
export type Payment = {
  clientSecret: string;
  amountCents: number;
  texts: ReturnType<typeof describePayment>;
  returnUrl: string;
  onPaid: () => void;
  onUnpayable: () => void;
};

type CheckoutPageProps = {
  price: PriceInfo;
  /** What orders show of themselves: the form that pays one, and the button that brings what was bought. */
  renderPayment: (payment: Payment) => ReactNode;
  renderDownload: (orderId: OrderId, words: string) => ReactNode;
};

/** For a bank that wants a page of its own and leads back afterwards. */
const RETURN_PATH = "/success?product=perfectionism";

/** `/checkout` (specification, sections 2 and 4). */
export function CheckoutPage({ price, renderPayment, renderDownload }: CheckoutPageProps) {
  const { view, start, finish } = useCheckout(price);
  return (
    <SlimPage accent="iris" footer={footer}>
      {view.state === "failed" ? (
        <MessageCard {...setupFailure} href={checkoutPath(price)} />
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
          <div className={css.columns}>
            <OrderSummary price={price} />
            <PaymentCard
              view={view}
              renderForm={(clientSecret) =>
                renderPayment({
                  clientSecret,
                  amountCents: price.amount,
                  texts: describePayment(price.display),
                  returnUrl: `${window.location.origin}${RETURN_PATH}`,
                  onPaid: finish,
                  onUnpayable: start,
                })
              }
            />
          </div>
        </Container>
      )}
      {view.state === "paid" && (
        <PaidDialog>{renderDownload(view.orderId, success.download)}</PaidDialog>
      )}
    </SlimPage>
  );
}
