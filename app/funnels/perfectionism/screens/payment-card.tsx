import type { ReactNode } from "react";
import { LinkButton } from "#app/design/controls/button.tsx";
import { Card } from "#app/design/layout.tsx";
import { checkout, paymentCard } from "../content/checkout.ts";
import * as css from "./payment-card.css.ts";
import type { CheckoutView } from "./use-checkout.ts";

type PaymentCardProps = {
  state: CheckoutView["state"];
  /** The form of the current payment. */
  children: ReactNode;
};

/** Loading, form and success state of the payment. */
export const PaymentCard = ({ state, children }: PaymentCardProps) => (
  <Card className={css.card}>
    <section className={css.part} aria-labelledby="payment-title">
      <h2 id="payment-title" className={css.title}>
        {paymentCard.title}
      </h2>
      <div className={css.body}>
        {children || (
          <div className={css.waiting}>
            {state === "processing" ? <Processing /> : <Status state={state} />}
          </div>
        )}
      </div>
    </section>
  </Card>
);

const Processing = () => (
  <>
    <h3>{paymentCard.processing.title}</h3>
    <p>{paymentCard.processing.text}</p>
    <LinkButton href="" tone="quiet">
      {paymentCard.processing.action}
    </LinkButton>
  </>
);

const Status = ({ state }: { state: CheckoutView["state"] }) => (
  <>
    <p role="status">{state === "paid" ? paymentCard.paid : paymentCard.preparing}</p>
    <noscript>
      <p>{checkout.withoutScript}</p>
    </noscript>
  </>
);
