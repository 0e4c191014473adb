import { useEffect } from "react";
import { StatePage } from "#app/design/feedback/state-page.tsx";
import { Container } from "#app/design/layout.tsx";
import { Disc } from "#app/design/marks.tsx";
import { seconds } from "#app/domain/duration.ts";
import { claims } from "#app/funnels/life-assessment/content/claims.ts";
import { footer } from "#app/funnels/life-assessment/content/site-texts.ts";
import { community, steps, trialBack } from "#app/funnels/life-assessment/content/thank-you.ts";
import { PreviewStage } from "#app/funnels/life-assessment/screens/preview/preview-stage.tsx";
import { sessionStore } from "#app/funnels/shared/screens/browser-storage.ts";
import { celebrateOnce } from "#app/funnels/shared/screens/celebrate-once.ts";
import { OpenLinkForm } from "#app/funnels/shared/screens/open-link-form.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import type { ThankYou } from "#app/subscriptions/rules/trial-pages.ts";
import { ThankYouActions } from "./thank-you-actions.tsx";
import { ThankYouFacts } from "./thank-you-facts.tsx";
import { ThankYouHead } from "./thank-you-head.tsx";
import * as css from "./thank-you-page.css.ts";

const CONFETTI = { count: 80, durationMs: seconds(6) };

/**
 * `/quiz2/thank-you` (docs/product.md#thank-you-page). Makes no calls: the loader has synced with Stripe. `named`: the
 * attempt from the cookie, for a browser whose storage is disabled or was cleared.
 */
export function ThankYouPage({ thankYou, named }: { thankYou: ThankYou; named: string | null }) {
  const { purchase, state, isCancelled } = thankYou;
  const isCelebrated = state === "confirmed" && !isCancelled;
  useEffect(() => void sessionStore.write("quiz2_payment_completed", "true"), []);
  useEffect(
    () => (isCelebrated ? celebrateOnce("quiz2_celebrated", purchase, CONFETTI) : undefined),
    [isCelebrated, purchase],
  );
  return (
    <SlimPage accent="lagoon" footer={footer}>
      {thankYou.back ? (
        <TrialBackStage back={thankYou.back} />
      ) : (
        <>
          <ThankYouHead thankYou={thankYou} />
          <ThankYouFacts thankYou={thankYou} />
        </>
      )}
      {!isCancelled && <ThankYouSteps />}
      {!thankYou.back && <ThankYouActions named={named} isCancelled={isCancelled} />}
    </SlimPage>
  );
}

function ThankYouSteps() {
  const claimText = useClaimText();
  const withinHour = claimText(claims.withinHour);
  const together = claimText(community.text);
  return (
    <Container className={css.section}>
      <section aria-labelledby="steps-title">
        <h2 id="steps-title" className={css.title}>
          {steps.title}
        </h2>
        <ol role="list" className={css.steps}>
          {steps.items.map((item, index) => (
            <li key={item.id} className={css.step}>
              <Disc>{index + 1}</Disc>
              <div>
                <h3 className={css.stepTitle}>{item.title}</h3>
                <p className={css.text}>
                  {item.text} {item.id === "email" && withinHour}
                  {item.id === "content" && <a href="/quiz2/courses">{item.link}</a>}
                </p>
              </div>
            </li>
          ))}
          {together && (
            <li className={css.step}>
              <Disc>{steps.items.length + 1}</Disc>
              <div>
                <h3 className={css.stepTitle}>{community.title}</h3>
                <p className={css.text}>{together}</p>
              </div>
            </li>
          )}
        </ol>
      </section>
    </Container>
  );
}

/** For a buyer who returns from the payment in a different browser. */
function TrialBackStage({ back }: { back: NonNullable<ThankYou["back"]> }) {
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
