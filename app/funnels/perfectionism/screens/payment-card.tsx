import type { ReactNode } from "react";
import { LinkButton } from "#app/design/button.tsx";
import { Card } from "#app/design/card.tsx";
import { checkout, paymentCard } from "../content/checkout.ts";
import * as css from "./payment-card.css.ts";
import type { CheckoutView } from "./use-checkout.ts";

type PaymentCardProps = {
  view: CheckoutView;
  renderForm: (clientSecret: string) => ReactNode;
};

/** As high as the form from the beginning, so that nothing moves when it comes. */
export const PaymentCard = ({ view, renderForm }: PaymentCardProps) => (
  <Card className={css.card}>
    <section className={css.part} aria-labelledby="payment-title">
      <h2 id="payment-title" className={css.title}>
        {paymentCard.title}
      </h2>
      {view.state === "open" ? renderForm(view.clientSecret) : <Waiting state={view.state} />}
    </section>
  </Card>
);

const Waiting = ({ state }: { state: CheckoutView["state"] }) =>
  state === "processing" ? (
    <div className={css.waiting}>
      <h3>{paymentCard.processing.title}</h3>
      <p>{paymentCard.processing.text}</p>
      <LinkButton href="" tone="quiet">
        {paymentCard.processing.action}
      </LinkButton>
    </div>
  ) : (
    <div className={css.waiting}>
      <p role="status">{state === "paid" ? paymentCard.paid : paymentCard.preparing}</p>
      <noscript>
        <p>{checkout.withoutScript}</p>
      </noscript>
    </div>
  );
