import { accents } from "#app/design/theme.css.ts";
import { Footer } from "#app/funnels/shared/screens/page/footer.tsx";
import { footer } from "../content/texts.ts";
import type { Scarcity as ScarcityFacts } from "../rules/terms.ts";
import { Comparison } from "./comparison.tsx";
import { EducationGap } from "./education-gap.tsx";
import { Hero } from "./hero.tsx";
import { Scarcity } from "./scarcity.tsx";
import { type RefusedSignup, SignupSection, type Thanks } from "./signup-section.tsx";
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
export function LandingPage({ scarcity, ...signup }: LandingPageProps) {
  const { count, refreshCount } = useWaitlistCount();
  return (
    <div className={accents.ember}>
      <TopBar />
      <main>
        <Hero offer={scarcity?.offer ?? null} />
        <EducationGap />
        <SkillsOverview />
        <Comparison />
        {scarcity && <Scarcity {...scarcity} count={count} />}
        <SignupSection {...signup} onJoined={refreshCount} />
      </main>
      <Footer {...footer} />
    </div>
  );
}
