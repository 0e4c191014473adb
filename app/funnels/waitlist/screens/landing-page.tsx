import { useEffect, useState } from "react";
import { accents } from "#app/design/theme.css.ts";
import { Footer } from "#app/funnels/shared/screens/page/footer.tsx";
import { footer } from "../content/texts.ts";
import type { Scarcity as ScarcityFacts } from "../rules/terms.ts";
import type { Thanks } from "./celebration.tsx";
import { Comparison } from "./comparison.tsx";
import { EducationGap } from "./education-gap.tsx";
import { Hero } from "./hero.tsx";
import * as css from "./landing-page.css.ts";
import { Scarcity } from "./scarcity.tsx";
import { type RefusedSignup, SignupForm } from "./signup-form.tsx";
import { SignupSection } from "./signup-section.tsx";
import { SkillsOverview } from "./skills-overview.tsx";
import { TopBar } from "./top-bar.tsx";
import { useWaitlistCount } from "./use-waitlist-count.ts";

export type LandingPageProps = {
  source: string;
  hasJoined: boolean;
  refused: RefusedSignup | null;
  thanks: Thanks;
  /** Null: neither places nor time are limited. */
  scarcity: ScarcityFacts | null;
};

/** `/`, the waitlist landing page (docs/product.md#waitlist-page). */
export function LandingPage({ scarcity, source, hasJoined, refused, thanks }: LandingPageProps) {
  const { count, refreshCount } = useWaitlistCount(hasJoined);
  const [isJoined, setIsJoined] = useState(hasJoined);
  const joined = isJoined ? thanks : null;
  useEffect(() => {
    if (hasJoined) forgetStep();
  }, [hasJoined]);
  const onJoined = () => {
    setIsJoined(true);
    void refreshCount();
  };
  return (
    <div className={`${css.page} ${accents.ember}`}>
      <TopBar hasJoined={isJoined} />
      <main>
        <Hero
          offer={scarcity?.offer ?? null}
          joined={joined}
          lessonForm={<SignupForm source={source} onJoined={onJoined} refused={null} />}
        />
        <EducationGap />
        <SkillsOverview />
        <Comparison />
        {scarcity && <Scarcity {...scarcity} count={count} joined={joined} />}
        <SignupSection
          joined={joined}
          form={<SignupForm source={source} refused={refused} onJoined={onJoined} />}
        />
      </main>
      <Footer {...footer} />
    </div>
  );
}

/** A visitor to whom this URL is passed on has not joined. */
function forgetStep(): void {
  const here = new URL(location.href);
  for (const step of ["joined", "confirm"]) here.searchParams.delete(step);
  history.replaceState(history.state, "", here);
}
