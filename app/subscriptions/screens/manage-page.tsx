import { StatePage } from "#app/design/feedback/state-page.tsx";
import { Container } from "#app/design/layout.tsx";
import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import { useCookiesBlocked } from "#app/funnels/shared/screens/call-api.ts";
import { useBrand } from "#app/funnels/shared/screens/page/site.tsx";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { footer, manage, notices } from "../content/manage.ts";
import {
  findState,
  holdsStill,
  isAwaited,
  type ManagedSubscription,
  type ManageNotice,
} from "../rules/managed-subscription.ts";
import { ManageAddress } from "./manage-address.tsx";
import { ManageBrowsers } from "./manage-browsers.tsx";
import { ManageLink } from "./manage-link.tsx";
import { ManageMails } from "./manage-mails.tsx";
import * as css from "./manage-page.css.ts";
import { ManageReceipts } from "./manage-receipts.tsx";
import { ManageStatus } from "./manage-status.tsx";
import { useAwaited } from "./use-awaited.ts";

type ManagePageProps = {
  subscriptions: readonly ManagedSubscription[];
  token: string | null;
  notice: ManageNotice | null;
};

/** `/quiz2/manage`: the subscription's status, and one button to cancel. */
export function ManagePage({ subscriptions, token, notice }: ManagePageProps) {
  const hasAwaited = subscriptions.some(isAwaited);
  useAwaited(hasAwaited);
  const missing = useCookiesBlocked() ? manage.withoutCookie : manage.missing;
  return (
    <SlimPage accent="lagoon" footer={footer}>
      {hasAwaited && (
        <noscript>
          <meta httpEquiv="refresh" content="3" />
        </noscript>
      )}
      {subscriptions.length === 0 ? (
        <>
          <StatePage scene="nothing-here" {...missing} href="/quiz2" />
          <Container className={css.page}>
            <ManageLink notice={notice} />
            <Help />
          </Container>
        </>
      ) : (
        <Container className={css.page}>
          <h1 className={css.title}>{manage.title}</h1>
          {notice && holdsStill(notice, subscriptions) && <Notice notice={notice} />}
          {subscriptions.map((subscription) => (
            <div key={subscription.attemptId} className={css.subscription}>
              <ManageStatus subscription={subscription} token={token} />
              <div className={css.side}>
                {subscription.hasDailyMails && (
                  <ManageMails series="daily" attemptId={subscription.attemptId} token={token} />
                )}
                {subscription.hasWeeklyMails && (
                  <ManageMails series="weekly" attemptId={subscription.attemptId} token={token} />
                )}
                <ManageReceipts subscription={subscription} token={token} />
                {subscription.email !== null && findState(subscription) !== "waiting" && (
                  <ManageAddress attemptId={subscription.attemptId} email={subscription.email} />
                )}
                {findState(subscription) !== "waiting" && (
                  <ManageBrowsers subscription={subscription} token={token} />
                )}
              </div>
            </div>
          ))}
          <Help />
        </Container>
      )}
    </SlimPage>
  );
}

function Notice({ notice }: { notice: ManageNotice }) {
  const isProblem = notice === "failed" || notice === "badAddress";
  return (
    <p className={isProblem ? css.problem : css.notice} role={isProblem ? "alert" : "status"}>
      <strong>{notices[notice].title}</strong> {notices[notice].text}
    </p>
  );
}

function Help() {
  const { contactEmail } = useBrand();
  return (
    <p className={css.help}>
      {manage.help} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>. {manage.noMail}{" "}
      <a href={`${LEGAL_PATHS.withdraw}?wish=cancel`}>{manage.byForm}</a>.
    </p>
  );
}
