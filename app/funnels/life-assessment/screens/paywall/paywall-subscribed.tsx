import { LinkButton } from "#app/design/controls/button.tsx";
import { StatePage } from "#app/design/feedback/state-page.tsx";
import { mailed, subscribed } from "#app/funnels/life-assessment/content/paywall.ts";
import { footer } from "#app/funnels/life-assessment/content/site-texts.ts";
import { MANAGE_LINK, MANAGE_PATH, PAYWALL_PATH } from "#app/funnels/shared/content/trial.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";

/** Shown instead of the offer, so that nobody pays twice. */
export const PaywallSubscribed = () => (
  <StatePage
    scene="paid"
    title={subscribed.title}
    text={subscribed.lead}
    action={subscribed.results}
    href="/quiz2/results"
  >
    <LinkButton href={MANAGE_PATH} tone="quiet" size="l">
      {MANAGE_LINK}
    </LinkButton>
  </StatePage>
);

/** `/quiz2/mailed`: the same for everybody, so that subscribers cannot be enumerated by it. */
export const MailedPage = () => (
  <SlimPage accent="lagoon" footer={footer}>
    <StatePage scene="letter" {...mailed} href={PAYWALL_PATH} />
  </SlimPage>
);
