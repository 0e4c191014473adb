import { Container } from "#app/design/layout.tsx";
import type { MailLinkState } from "#app/funnels/shared/screens/mail-link-form.tsx";
import * as frame from "#app/funnels/shared/screens/page/bought-page.css.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { downloads, footer } from "../content/downloads.ts";
import type { BoughtOrder } from "../rules/bought-order.ts";
import * as css from "./downloads-page.css.ts";
import { LostForm } from "./lost-form.tsx";
import { OrderCard } from "./order-card.tsx";

type DownloadsPageProps = { orders: readonly BoughtOrder[]; lost: MailLinkState };

/** `/downloads`: the orders of this browser, and a form to recover lost ones. */
export const DownloadsPage = ({ orders, lost }: DownloadsPageProps) => (
  <SlimPage accent="ember" footer={footer}>
    <Container className={frame.page}>
      <div className={frame.head}>
        <h1 className={frame.title}>
          {orders.length === 0 ? downloads.emptyTitle : downloads.title}
        </h1>
        <p className={frame.lead}>{orders.length === 0 ? downloads.empty : downloads.lead}</p>
      </div>
      {orders.length > 0 && (
        <div className={css.orders}>
          {orders.map((order) => (
            <OrderCard key={order.id} order={order} />
          ))}
          <p className={frame.note}>{downloads.linksEnd}</p>
        </div>
      )}
      <LostForm {...lost} />
    </Container>
  </SlimPage>
);
