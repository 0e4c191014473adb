import type { RefObject } from "react";
import { Button } from "#app/design/controls/button.tsx";
import { Card, Container } from "#app/design/layout.tsx";
import type { PaymentSetup } from "#app/domain/purchase/payment-form.ts";
import { pricing } from "#app/funnels/dating-quiz/content/bundle.ts";
import { PRICE_CENTS } from "#app/funnels/dating-quiz/content/offer.ts";
import { order } from "#app/funnels/dating-quiz/content/order.ts";
import { orderMessages } from "#app/funnels/dating-quiz/content/purchase-messages.ts";
import { guarantee } from "#app/funnels/shared/content/guarantee.ts";
import { CheckList } from "#app/funnels/shared/screens/check-list.tsx";
import { PaymentForm } from "#app/orders/screens/payment-form.tsx";
import * as css from "./payment-mode.css.ts";

type PaymentModeProps = {
  clientSecret: string;
  email: string;
  setup: PaymentSetup;
  heading: RefObject<HTMLHeadingElement>;
  onBack: () => void;
  onPaid: () => void;
  onUnpayable: () => void;
};

const texts = { action: order.action, terms: order.terms, unexpected: orderMessages.unexpected };

/** Order summary and card form (docs/product.md#payment-mode). */
export function PaymentMode({ email, heading, onBack, ...payment }: PaymentModeProps) {
  return (
    <Container className={css.place}>
      <div>
        <Button tone="quiet" onClick={onBack}>
          {order.back}
        </Button>
      </div>
      <Card className={css.card}>
        <div className={css.head}>
          <h1 ref={heading} tabIndex={-1} className={css.title}>
            {order.title}
          </h1>
          <OrderTotal />
        </div>
        <div className={css.form}>
          <h2 className={css.partTitle}>{order.payTitle}</h2>
          <PaymentForm
            {...payment}
            texts={texts}
            email={email}
            amountCents={PRICE_CENTS}
            returnUrl={`${window.location.origin}/quiz1?payment=success`}
          />
        </div>
        <OrderSummary email={email} />
      </Card>
    </Container>
  );
}

const OrderTotal = () => (
  <p className={css.total}>
    <span>{order.product}</span> <strong className={css.amount}>{order.total}</strong>
  </p>
);

/** Below the form on a phone, so that its first field is in sight. */
const OrderSummary = ({ email }: { email: string }) => (
  <section className={css.summary} aria-label={order.summary}>
    <CheckList items={[order.guides, ...pricing.includes, guarantee.title]} />
    <p className={css.delivery}>{order.delivery(email)}</p>
  </section>
);
