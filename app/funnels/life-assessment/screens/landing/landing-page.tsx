import { accents } from "#app/design/theme.css.ts";
import {
  closing,
  myResults,
  testimonials,
  testimonialsPart,
} from "#app/funnels/life-assessment/content/landing.ts";
import { footer } from "#app/funnels/life-assessment/content/site-texts.ts";
import { ClosingPanel } from "#app/funnels/shared/screens/closing-panel.tsx";
import { Footer } from "#app/funnels/shared/screens/page/footer.tsx";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { SlimBar } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { useQuotes } from "#app/funnels/shared/screens/reviews.tsx";
import { Testimonials } from "#app/funnels/shared/screens/testimonials.tsx";
import { keepValue } from "../kept-value.ts";
import { StartNotice } from "../start-notice.tsx";
import { LandingAreas } from "./landing-areas.tsx";
import { LandingBenefits } from "./landing-benefits.tsx";
import { LandingHero } from "./landing-hero.tsx";
import * as css from "./landing-page.css.ts";
import { LandingSteps } from "./landing-steps.tsx";
import { StartLink } from "./start-link.tsx";

type LandingPageProps = {
  completed: string | null;
  /** The address of the visitor's results, if the server knows of any. */
  resultsPath: string | null;
};

/** `/quiz2`, the Life Audit (docs/product.md#life-audit-landing). */
export const LandingPage = ({ completed, resultsPath }: LandingPageProps) => (
  <div className={accents.lagoon}>
    <SlimBar>
      <MyResults known={resultsPath} />
    </SlimBar>
    <main>
      <LandingHero completed={completed} />
      <LandingAreas />
      <LandingSteps />
      <LandingBenefits />
      <LandingTestimonials />
      <LandingClosing />
    </main>
    <Footer {...footer} />
  </div>
);

const { useValue: useCompleted } = keepValue("quiz2_completed_attempt");

/** In the bar, which has room for it before browser storage is read. That storage may choose among several attempts. */
function MyResults({ known }: { known: string | null }) {
  const href = useCompleted() ? "/quiz2/results" : known;
  return (
    href && (
      <a href={href} className={css.myResults}>
        {myResults}
      </a>
    )
  );
}

const LandingClosing = () => (
  <ClosingPanel {...closing}>
    <StartLink />
    <StartNotice />
  </ClosingPanel>
);

/** Renders nothing if nobody is quoted. */
function LandingTestimonials() {
  const { quotes, heading } = useQuotes(testimonials, testimonialsPart);
  if (quotes.length === 0) return null;
  return (
    <Section id="voices" {...heading}>
      <Testimonials quotes={quotes} />
    </Section>
  );
}
