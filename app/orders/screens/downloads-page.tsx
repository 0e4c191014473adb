import { LinkButton } from "#app/design/controls/button.tsx";
import { StatePage } from "#app/design/feedback/state-page.tsx";
import { Card, Container } from "#app/design/layout.tsx";
import { DOWNLOADS_PATH, LIBRARY_PATH } from "#app/domain/purchase/download.ts";
import { MailLinkForm, type MailLinkState } from "#app/funnels/shared/screens/mail-link-form.tsx";
import * as frame from "#app/funnels/shared/screens/page/bought-page.css.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { lost } from "#app/orders/content/downloads.ts";
import { downloads, footer, library, subscription } from "../content/downloads.ts";
import { products } from "../content/products.ts";
import type { BoughtOrder, Download } from "../rules/bought-order.ts";
import * as css from "./downloads-page.css.ts";
import { OrderCard } from "./order-card.tsx";

type DownloadsPageProps = {
  orders: readonly BoughtOrder[];
  lost: MailLinkState;
  /** The address of the results, if a subscription is open in this browser. */
  resultsPath?: string | null;
  /** All guides, in a browser that refuses our cookie: its library would not open. */
  guides?: readonly Pick<Download, "title" | "address" | "format">[];
};

/** `/downloads`: the orders of this browser, in the colour of the newest, and a form to recover lost ones. */
export const DownloadsPage = ({ orders, lost, resultsPath = null, guides }: DownloadsPageProps) => (
  <SlimPage accent={orders[0] ? products[orders[0].product].accent : "ember"} footer={footer}>
    {orders.length === 0 && <NoOrders resultsPath={resultsPath} />}
    <Container className={frame.page}>
      {orders.length > 0 && (
        <>
          <div className={frame.head}>
            <h1 className={frame.title}>{downloads.title}</h1>
            <p className={frame.lead}>{downloads.lead}</p>
          </div>
          <div className={css.orders}>
            {orders.map((order) => (
              <OrderCard
                key={order.id}
                order={order}
                libraryPath={guides ? "#library" : LIBRARY_PATH}
              />
            ))}
            {guides && (
              <section id="library" aria-labelledby="library-title">
                <h2 id="library-title">{library.title(guides.length)}</h2>
                <ul>
                  {guides.map(({ title, address, format }) => (
                    <li key={address}>
                      <a href={address}>{title}</a> ({format})
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <p className={frame.note}>{downloads.linksEnd}</p>
            {resultsPath !== null && (
              <p className={frame.note}>
                {subscription.title}. {subscription.text}{" "}
                <a href={resultsPath}>{subscription.action}</a>
              </p>
            )}
          </div>
        </>
      )}
      <LostForm {...lost} />
    </Container>
  </SlimPage>
);

const NoOrders = ({ resultsPath }: { resultsPath: string | null }) => {
  const { title, text, none, action } = subscription;
  return resultsPath !== null ? (
    <StatePage
      scene="paid"
      title={title}
      text={`${text} ${none}`}
      action={action}
      href={resultsPath}
    >
      <LinkButton href={LIBRARY_PATH} tone="quiet">
        {library.action}
      </LinkButton>
    </StatePage>
  ) : (
    <StatePage scene="nothing-here" title={downloads.emptyTitle} text={downloads.empty} />
  );
};

/** "Lost your download?" */
const LostForm = (state: MailLinkState) => (
  <section id="lost" aria-labelledby="lost-title" className={css.place}>
    <Card look="soft" className={css.card}>
      <div className={css.words}>
        <h2 id="lost-title" className={css.title}>
          {lost.title}
        </h2>
        <p>{lost.lead}</p>
      </div>
      <MailLinkForm path={DOWNLOADS_PATH} words={lost} {...state} />
    </Card>
  </section>
);
