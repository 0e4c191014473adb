import { accents } from "#app/design/theme.css.ts";
import { closing, footer } from "#app/funnels/life-assessment/content/landing.ts";
import { ClosingPanel } from "#app/funnels/shared/screens/closing-panel.tsx";
import { Footer } from "#app/funnels/shared/screens/footer.tsx";
import { SlimBar } from "#app/funnels/shared/screens/slim-page.tsx";
import { LandingAreas } from "./landing-areas.tsx";
import { LandingBenefits } from "./landing-benefits.tsx";
import { LandingHero } from "./landing-hero.tsx";
import { LandingSteps } from "./landing-steps.tsx";
import { LandingTestimonials } from "./landing-testimonials.tsx";
import { StartLink } from "./start-link.tsx";

/** `/quiz2`, the Life Audit (docs/product.md#life-audit-landing). */
export const LandingPage = () => (
  <div className={accents.lagoon}>
    <SlimBar />
    <main>
      <LandingHero />
      <LandingAreas />
      <LandingSteps />
      <LandingBenefits />
      <LandingTestimonials />
      <LandingClosing />
    </main>
    <Footer {...footer} />
  </div>
);

const LandingClosing = () => (
  <ClosingPanel {...closing}>
    <StartLink />
  </ClosingPanel>
);
