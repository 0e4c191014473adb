import { Button, LinkButton } from "#app/design/controls/button.tsx";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { Icon } from "#app/design/icon.tsx";
import { Container } from "#app/design/layout.tsx";
import type { Locale } from "#app/domain/locale.ts";
import { LIBRARY_PATH } from "#app/domain/purchase/download.ts";
import { actions } from "#app/funnels/life-assessment/content/paid-actions.ts";
import { thanks } from "#app/funnels/life-assessment/content/thank-you.ts";
import { download } from "#app/funnels/shared/content/download.ts";
import { MANAGE_LINK, MANAGE_PATH } from "#app/funnels/shared/content/trial.ts";
import { useLocale } from "#app/funnels/shared/screens/page/site.tsx";
import { saveTextFile } from "#app/funnels/shared/screens/sharing.tsx";
import { InAppNotice } from "#app/funnels/shared/screens/small-print.tsx";
import { isInApp } from "#app/funnels/shared/screens/use-in-app-browser.ts";
import { chooseAttempt } from "../kept-value.ts";
import * as css from "../results/files/paid-actions.css.ts";
import { AppLink } from "./app-link.tsx";
import * as page from "./thank-you-page.css.ts";

type ThankYouActionsProps = { named: string | null; isCancelled: boolean };

/** Further actions; the results come first on the page. */
export const ThankYouActions = ({ named, isCancelled }: ThankYouActionsProps) => {
  const locale = useLocale();
  return (
    <Container className={`${css.section} ${page.actions}`}>
      <div className={css.actions}>
        <Button tone="quiet" onClick={() => downloadPlan(named, locale)}>
          <Icon name="download" />
          {actions.plan}
        </Button>
        <AppLink
          instead={
            <LinkButton href="/quiz2/courses" tone="quiet">
              {actions.courses}
            </LinkButton>
          }
        />
        <LinkButton href={LIBRARY_PATH} tone="quiet">
          {actions.guides}
        </LinkButton>
      </div>
      <InAppNotice isMailed={false} />
      <p className={css.manage}>
        {isCancelled ? thanks.cancelled.manage : actions.manage}{" "}
        <a href={MANAGE_PATH}>{MANAGE_LINK}</a>
      </p>
      <ul role="list" className={page.links}>
        <li>
          <a className={page.link} href="/quiz2">
            {actions.again}
          </a>
        </li>
        <li>
          <a className={page.link} href="/">
            {actions.home}
          </a>
        </li>
      </ul>
    </Container>
  );
};

/** The plan's texts are loaded on click, to keep them out of the page's script. */
async function downloadPlan(named: string | null, locale: Locale): Promise<void> {
  const attemptId = chooseAttempt(named === null ? [] : [named]);
  if (attemptId === null) return showToast({ ...actions.planFailed, tone: "problem" });
  try {
    const { writeGeneralPlan } = await import("#app/funnels/life-assessment/rules/general-plan.ts");
    saveTextFile(actions.planFile, writeGeneralPlan(attemptId, Date.now(), locale));
    showToast(isInApp() ? { title: download.inApp } : actions.planReady);
  } catch {
    showToast({ ...actions.planNotLoaded, tone: "problem" });
  }
}
