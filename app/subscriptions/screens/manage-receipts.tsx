import { Card, VisuallyHidden } from "#app/design/layout.tsx";
import { formatUtcDay } from "#app/domain/calendar-day.ts";
import { formatDollars } from "#app/domain/purchase/money.ts";
import { useLocale } from "#app/funnels/shared/screens/page/site.tsx";
import { useNewTab } from "#app/funnels/shared/screens/use-in-app-browser.ts";
import { manage, receipts as words } from "../content/manage.ts";
import {
  hasPortal,
  type ManagedSubscription,
  type Receipt,
} from "../rules/managed-subscription.ts";
import * as css from "./manage-card.css.ts";
import { ManageForm } from "./manage-form.tsx";

type ManageReceiptsProps = { subscription: ManagedSubscription; token: string | null };

/** Payments and refunds, and a link to the billing portal. */
export function ManageReceipts({ subscription, token }: ManageReceiptsProps) {
  const { attemptId, receipts } = subscription;
  return (
    <Card className={css.card}>
      <div>
        <h2 className={css.title}>{words.title}</h2>
        {receipts === null || receipts.length === 0 ? (
          <p className={css.none}>{receipts === null ? words.unknown : words.none}</p>
        ) : (
          <ul role="list" className={css.receipts}>
            {receipts.map((receipt) => (
              <Row key={`${receipt.atMs}-${receipt.url}`} receipt={receipt} />
            ))}
          </ul>
        )}
      </div>
      {hasPortal(subscription) && (
        <div className={css.portal}>
          <ManageForm intent="portal" tone="quiet" attemptId={attemptId} token={token}>
            {manage.actions.portal}
          </ManageForm>
          <p className={css.note}>{manage.portalNote}</p>
        </div>
      )}
    </Card>
  );
}

function Row({ receipt }: { receipt: Receipt }) {
  const { atMs, amountCents, refundedCents, url, paidWith } = receipt;
  const details = [
    ...(paidWith.last4 === null ? [] : [words.card(paidWith.last4)]),
    ...(paidWith.statement === null ? [] : [paidWith.statement]),
    ...(refundedCents > 0 ? [words.refunded(formatDollars(refundedCents))] : []),
  ];
  const day = formatUtcDay(atMs, useLocale());
  const newTab = useNewTab();
  return (
    <li className={css.receipt}>
      <span>
        {day}
        {details.map((detail) => (
          <span key={detail} className={css.detail}>
            {detail}
          </span>
        ))}
      </span>
      <span className={css.amount}>{formatDollars(amountCents)}</span>
      {url && (
        <a className={css.link} href={url} {...newTab}>
          {words.link}
          <VisuallyHidden> {day}</VisuallyHidden>
        </a>
      )}
    </li>
  );
}
