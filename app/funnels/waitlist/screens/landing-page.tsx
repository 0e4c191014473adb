import { useEffect, useState } from "react";
import { Container } from "#app/design/layout.tsx";
import { accents } from "#app/design/theme.css.ts";
import { Footer } from "#app/funnels/shared/screens/page/footer.tsx";
import { Logo } from "#app/funnels/shared/screens/page/logo.tsx";
import { ThemeToggle } from "#app/funnels/shared/screens/page/theme-toggle.tsx";
import { signup } from "#app/funnels/waitlist/content/texts.ts";
import { footer } from "../content/texts.ts";
import type { Scarcity as ScarcityFacts } from "../rules/terms.ts";
import type { Thanks } from "./celebration.tsx";
import { Comparison } from "./comparison.tsx";
import { EducationGap } from "./education-gap.tsx";
import { Hero } from "./hero.tsx";
import { JoinLink } from "./join-link.tsx";
import * as css from "./landing-page.css.ts";
import { Scarcity } from "./scarcity.tsx";
import { type RefusedSignup, SignupForm } from "./signup-form.tsx";
import { SignupSection } from "./signup-section.tsx";
import { SkillsOverview } from "./skills-overview.tsx";
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

/** Hides the signup link once the visitor has joined. */
const TopBar = ({ hasJoined }: { hasJoined: boolean }) => (
  <header className={css.bar}>
    <Container className={css.row}>
      <Logo />
      <div className={css.actions}>
        <ThemeToggle />
        {!hasJoined && (
          <JoinLink joined={null} size="s">
            {signup.action}
          </JoinLink>
        )}
      </div>
    </Container>
  </header>
);
