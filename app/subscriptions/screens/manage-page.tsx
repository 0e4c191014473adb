import { useRevalidator } from "@remix-run/react";
import { useEffect, useState } from "react";
import { StatePage } from "#app/design/feedback/state-page.tsx";
import { Card, Container } from "#app/design/layout.tsx";
import { seconds } from "#app/domain/duration.ts";
import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import { MANAGE_PATH } from "#app/funnels/shared/content/trial.ts";
import { useCookiesBlocked } from "#app/funnels/shared/screens/call-api.ts";
import { MailLinkForm } from "#app/funnels/shared/screens/mail-link-form.tsx";
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
import { ManageMails } from "./manage-mails.tsx";
import * as css from "./manage-page.css.ts";
import { ManageReceipts } from "./manage-receipts.tsx";
import { ManageStatus } from "./manage-status.tsx";

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

/** For a subscriber in a browser that has no access to the subscription. */
const ManageLink = ({ notice }: { notice: ManageNotice | null }) => {
  const problem = notice === "badAddress" ? notices.badAddress.text : null;
  return (
    <section id="link" aria-labelledby="link-title">
      <Card look="soft" className={css.link}>
        <h2 id="link-title" className={css.subtitle}>
          {manage.link.title}
        </h2>
        <p>{manage.link.lead}</p>
        <MailLinkForm
          path={MANAGE_PATH}
          words={{ ...manage.link, sent: notices.linkMailed.text }}
          isSent={notice === "linkMailed"}
          refused={problem === null ? null : { email: "", problem, failure: null }}
        >
          <input type="hidden" name="intent" value="mail_link" />
        </MailLinkForm>
      </Card>
    </section>
  );
};

/** Stripe takes a second or two; while it is unavailable, a page that stays open stops asking. */
const WAITS_MS = [1, 1, 2, 4, 8, 16].map(seconds);

/** Reloads the page's data while something that it shows is about to be confirmed. */
function useAwaited(isAwaited: boolean): void {
  const { revalidate, state } = useRevalidator();
  const [turn, setTurn] = useState(0);
  const waitMs = WAITS_MS[turn];
  useEffect(() => {
    if (!isAwaited || state !== "idle" || waitMs === undefined) return;
    const timer = setTimeout(() => {
      setTurn((last) => last + 1);
      revalidate();
    }, waitMs);
    return () => clearTimeout(timer);
  }, [isAwaited, state, waitMs, revalidate]);
}
