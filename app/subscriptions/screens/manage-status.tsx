import { LinkButton } from "#app/design/controls/button.tsx";
import { HISTORY_LINK, HISTORY_PATH, resultsOf } from "#app/funnels/shared/content/trial.ts";
import { useLocale } from "#app/funnels/shared/screens/page/site.tsx";
import { manage } from "../content/manage.ts";
import {
  canCancel,
  canResume,
  describeNext,
  describeStatus,
  findState,
  hasAccess,
  type ManagedSubscription,
} from "../rules/managed-subscription.ts";
import { ManageForm } from "./manage-form.tsx";
import * as css from "./manage-status.css.ts";

type ManageStatusProps = { subscription: ManagedSubscription; token: string | null };

/** Status, next charge and actions. */
export function ManageStatus({ subscription, token }: ManageStatusProps) {
  const { attemptId, status } = subscription;
  const state = findState(subscription);
  const locale = useLocale();
  const { title, text } = describeStatus(subscription, locale);
  const next = describeNext(subscription, locale);
  const { actions } = manage;
  const resultsTone = canResume(subscription) ? "onNight" : "primary";
  return (
    <div className={css.panel}>
      <h2 className={css.title} aria-live="polite">
        {title}
      </h2>
      <p className={css.text}>{text}</p>
      {next && (
        <dl className={css.next}>
          <dt className={css.name}>{next.name}</dt>
          <dd className={css.fact}>{next.text}</dd>
        </dl>
      )}
      <div className={css.actions}>
        {state === "paymentProblem" && (
          <ManageForm intent="pay" tone="primary" attemptId={attemptId} token={token}>
            {actions.repair}
          </ManageForm>
        )}
        {canResume(subscription) && (
          <ManageForm intent="resume" tone="primary" attemptId={attemptId} token={token}>
            {actions.resume}
          </ManageForm>
        )}
        {canCancel(subscription) && (
          <ManageForm intent="cancel" tone="onNight" attemptId={attemptId} token={token}>
            {status === "trialing" ? actions.cancelTrial : actions.cancel}
          </ManageForm>
        )}
        {hasAccess(subscription) && token === null && (
          <>
            <LinkButton href={resultsOf(attemptId)} tone={resultsTone}>
              {actions.results}
            </LinkButton>
            <LinkButton href={HISTORY_PATH} tone="onNight">
              {HISTORY_LINK}
            </LinkButton>
          </>
        )}
        {/* Only a form may grant this browser access. */}
        {hasAccess(subscription) && token !== null && (
          <ManageForm intent="results" tone={resultsTone} attemptId={attemptId} token={token}>
            {actions.results}
          </ManageForm>
        )}
        {state === "waiting" && <LinkButton href="/quiz2/paywall">{actions.pay}</LinkButton>}
      </div>
      {canCancel(subscription) && (
        <p className={css.name}>
          {state === "paymentProblem" ? manage.cancelNowNote : manage.cancelNote}
        </p>
      )}
    </div>
  );
}
