import { footer } from "#app/funnels/life-assessment/content/landing.ts";
import { mailed } from "#app/funnels/life-assessment/content/paywall.ts";
import { PAYWALL_PATH } from "#app/funnels/shared/content/trial.ts";
import { MessageCard } from "#app/funnels/shared/screens/page/message-card.tsx";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";

export const meta = pageMeta({
  title: "Look into your mail",
  description: "A link to your subscription is in your mail, if there is one.",
  path: "/quiz2/mailed",
  isIndexed: false,
});

/** The same for everybody, so that subscribers cannot be enumerated by it. */
export default function MailedRoute() {
  return (
    <SlimPage accent="lagoon" footer={footer}>
      <MessageCard {...mailed} href={PAYWALL_PATH} />
    </SlimPage>
  );
}
