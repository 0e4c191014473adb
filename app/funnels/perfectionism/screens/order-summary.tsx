import { Icon } from "#app/design/icon.tsx";
import { Card } from "#app/design/layout.tsx";
import { formatDollars } from "#app/domain/purchase/money.ts";
import type { OverOrder } from "#app/domain/purchase/order.ts";
import { Facts } from "#app/funnels/shared/screens/check-list.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { summary } from "../content/checkout.ts";
import { claims } from "../content/claims.ts";
import { PRODUCT } from "../content/sales-page.ts";
import { tools } from "../content/tools.ts";
import { type PriceInfo, regularPrice } from "../rules/price.ts";
import * as css from "./order-summary.css.ts";

type OrderSummaryProps = {
  price: PriceInfo;
  /** A paid or processing order: its own price counts, whatever price the URL asks for. */
  order: OverOrder | null;
};

/** On a phone one line, which opens the rest: the payment's first field belongs on the first screen. */
export function OrderSummary({ price, order }: OrderSummaryProps) {
  const display = order ? order.amount && formatDollars(order.amount) : price.display;
  const worth = useClaimText()(claims.totalValue);
  return (
    <Card look="soft" className={css.card}>
      <section className={css.part} aria-labelledby="summary-title">
        <h2 id="summary-title" className={css.title}>
          {summary.title}
        </h2>
        <details className={css.fold}>
          <summary className={css.line}>
            <span>{PRODUCT}</span>
            <strong>{display}</strong>
            <span className={css.mark}>
              <Icon name="chevron" />
            </span>
          </summary>
        </details>
        <div className={css.contents}>
          <p className={css.product}>{PRODUCT}</p>
          <ul role="list" className={css.tools}>
            {tools.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </div>
        <dl className={css.rows}>
          {worth && <Row name={summary.worth} amount={<s className={css.worth}>{worth}</s>} />}
          {!order && price.isExitIntent && (
            <>
              <Row name={summary.regular} amount={regularPrice.display} />
              <Row
                name={summary.exitOffer}
                amount={`−${formatDollars(regularPrice.amount - price.amount)}`}
              />
            </>
          )}
          {display && (
            <div className={css.total}>
              <dt>{order?.state === "paid" ? summary.paid : summary.total}</dt>
              <dd className={css.amount}>{display}</dd>
            </div>
          )}
        </dl>
        <div className={css.facts}>
          <Facts facts={summary.facts} />
        </div>
      </section>
    </Card>
  );
}

const Row = ({ name, amount }: { name: string; amount: JSX.Element | string }) => (
  <div className={css.row}>
    <dt>{name}</dt>
    <dd>{amount}</dd>
  </div>
);
