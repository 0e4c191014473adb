import { StatePage } from "#app/design/feedback/state-page.tsx";
import { mailed } from "#app/funnels/life-assessment/content/mailed.ts";
import { footer } from "#app/funnels/life-assessment/content/site-texts.ts";
import { PAYWALL_PATH } from "#app/funnels/shared/content/trial.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";

/** `/quiz2/mailed`: the same for everybody, so that subscribers cannot be enumerated by it. */
export const MailedPage = () => (
  <SlimPage accent="lagoon" footer={footer}>
    <StatePage scene="letter" {...mailed} href={PAYWALL_PATH} />
  </SlimPage>
);
