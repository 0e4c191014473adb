import { landingTestimonials } from "#app/funnels/life-assessment/content/claims.ts";
import { testimonialsPart } from "#app/funnels/life-assessment/content/landing.ts";
import { Section } from "#app/funnels/shared/screens/section.tsx";
import { useClaimText } from "#app/funnels/shared/screens/site.tsx";
import { Testimonials } from "#app/funnels/shared/screens/testimonials.tsx";

/** Renders nothing if the claims mode hides all quotes. */
export function LandingTestimonials() {
  const claimText = useClaimText();
  if (!landingTestimonials.some(({ quote }) => claimText(quote))) return null;
  return (
    <Section id="voices" {...testimonialsPart}>
      <Testimonials testimonials={landingTestimonials} />
    </Section>
  );
}
