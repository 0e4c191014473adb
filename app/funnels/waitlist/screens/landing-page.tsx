import { accents } from "#app/design/theme.css.ts";
import { Footer } from "#app/funnels/shared/screens/page/footer.tsx";
import { footer } from "../content/texts.ts";
import type { Spots } from "../rules/spots.ts";
import { Comparison } from "./comparison.tsx";
import { EducationGap } from "./education-gap.tsx";
import { Hero } from "./hero.tsx";
import { Scarcity } from "./scarcity.tsx";
import { type RefusedSignup, SignupSection } from "./signup-section.tsx";
import { SkillsOverview } from "./skills-overview.tsx";
import { TopBar } from "./top-bar.tsx";
import { useWaitlistCount } from "./use-waitlist-count.ts";

export type LandingPageProps = {
  source: string;
  hasJoined: boolean;
  refused: RefusedSignup | null;
  /** Real figures, if the claims mode shows only those. */
  spots: Spots | null;
};

/** `/`, the waitlist landing page (docs/product.md#waitlist-page). */
export function LandingPage({ source, hasJoined, refused, spots }: LandingPageProps) {
  const { count, refreshCount } = useWaitlistCount();
  return (
    <div className={accents.ember}>
      <TopBar />
      <main>
        <Hero />
        <EducationGap />
        <SkillsOverview />
        <Comparison />
        <Scarcity spots={spots} count={count} />
        <SignupSection
          source={source}
          hasJoined={hasJoined}
          refused={refused}
          onJoined={refreshCount}
        />
      </main>
      <Footer {...footer} />
    </div>
  );
}
