import { accents } from "#app/design/theme.css.ts";
import { footer } from "#app/funnels/life-assessment/content/landing.ts";
import { Footer } from "#app/funnels/shared/screens/footer.tsx";
import { SlimBar } from "#app/funnels/shared/screens/slim-bar.tsx";
import { LandingAreas } from "./landing-areas.tsx";
import { LandingBenefits } from "./landing-benefits.tsx";
import { LandingClosing } from "./landing-closing.tsx";
import { LandingHero } from "./landing-hero.tsx";
import { LandingSteps } from "./landing-steps.tsx";
import { LandingTestimonials } from "./landing-testimonials.tsx";

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
