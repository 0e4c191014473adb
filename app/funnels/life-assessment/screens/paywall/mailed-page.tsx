import { StatePage } from "#app/design/feedback/state-page.tsx";
import { footer } from "#app/funnels/life-assessment/content/landing.ts";
import { mailed } from "#app/funnels/life-assessment/content/paywall.ts";
import { PAYWALL_PATH } from "#app/funnels/shared/content/trial.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";

/** `/quiz2/mailed`: the same for everybody, so that subscribers cannot be enumerated by it. */
export const MailedPage = () => (
  <SlimPage accent="lagoon" footer={footer}>
    <StatePage scene="letter" {...mailed} href={PAYWALL_PATH} />
  </SlimPage>
);
