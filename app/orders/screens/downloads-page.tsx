import { StatePage } from "#app/design/feedback/state-page.tsx";
import { Container } from "#app/design/layout.tsx";
import type { MailLinkState } from "#app/funnels/shared/screens/mail-link-form.tsx";
import * as frame from "#app/funnels/shared/screens/page/bought-page.css.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { downloads, footer } from "../content/downloads.ts";
import { products } from "../content/products.ts";
import type { BoughtOrder } from "../rules/bought-order.ts";
import * as css from "./downloads-page.css.ts";
import { LostForm } from "./lost-form.tsx";
import { OrderCard } from "./order-card.tsx";

type DownloadsPageProps = { orders: readonly BoughtOrder[]; lost: MailLinkState };

/** `/downloads`: the orders of this browser, in the colour of the newest, and a form to recover lost ones. */
export const DownloadsPage = ({ orders, lost }: DownloadsPageProps) => (
  <SlimPage accent={orders[0] ? products[orders[0].product].accent : "ember"} footer={footer}>
    {orders.length === 0 && (
      <StatePage scene="nothing-here" title={downloads.emptyTitle} text={downloads.empty} />
    )}
    <Container className={frame.page}>
      {orders.length > 0 && (
        <>
          <div className={frame.head}>
            <h1 className={frame.title}>{downloads.title}</h1>
            <p className={frame.lead}>{downloads.lead}</p>
          </div>
          <div className={css.orders}>
            {orders.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
            <p className={frame.note}>{downloads.linksEnd}</p>
          </div>
        </>
      )}
      <LostForm {...lost} />
    </Container>
  </SlimPage>
);
