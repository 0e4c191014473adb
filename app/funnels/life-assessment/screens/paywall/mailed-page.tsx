import { StatePage } from "#app/design/feedback/state-page.tsx";
import { mailed } from "#app/funnels/life-assessment/content/mailed.ts";
import { footer } from "#app/funnels/life-assessment/content/site-texts.ts";
import { PAYWALL_PATH } from "#app/funnels/shared/content/trial.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";

/**
 * `/quiz2/mailed`: the same for everybody. That a checkout led here tells that the address has a subscription, so
 * checkouts may ask for few addresses a day (`app/data/asked-mailboxes.ts`).
 */
export const MailedPage = () => (
  <SlimPage accent="lagoon" footer={footer}>
    <StatePage scene="letter" {...mailed} href={PAYWALL_PATH} />
  </SlimPage>
);
