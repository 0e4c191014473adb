import { StatePage } from "#app/design/feedback/state-page.tsx";
import { trialBack } from "#app/funnels/life-assessment/content/thank-you.ts";
import { OpenLinkForm } from "#app/funnels/shared/screens/open-link-form.tsx";
import type { ThankYou } from "#app/subscriptions/rules/trial-pages.ts";
import { PreviewStage } from "../preview/preview-stage.tsx";

/** For a buyer who returns from the payment in a different browser. */
export function TrialBackStage({ back }: { back: NonNullable<ThankYou["back"]> }) {
  if (back.state === "open") {
    return (
      <PreviewStage>
        <OpenLinkForm path="/quiz2/open" token={back.token} words={trialBack.open} />
      </PreviewStage>
    );
  }
  const { title, text, action } = trialBack.late;
  return (
    <StatePage
      scene="letter"
      title={title}
      action={action}
      text={text(back.mailedTo)}
      href="/quiz2"
    />
  );
}
