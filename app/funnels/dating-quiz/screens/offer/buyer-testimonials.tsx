import { Container } from "#app/design/layout.tsx";
import type { Claim } from "#app/domain/claim.ts";
import { testimonialsPart } from "#app/funnels/dating-quiz/content/bundle.ts";
import type { Gender } from "#app/funnels/dating-quiz/content/people.ts";
import { testimonials } from "#app/funnels/dating-quiz/content/testimonials.ts";
import { useClaimText } from "#app/funnels/shared/screens/site.tsx";
import { Testimonials } from "#app/funnels/shared/screens/testimonials.tsx";
import * as css from "./buyer-testimonials.css.ts";

/** Renders nothing if the claims mode hides all quotes. */
export function BuyerTestimonials({ gender, buyers }: { gender: Gender; buyers: Claim }) {
  const claimText = useClaimText();
  const quotes = testimonials[gender];
  if (!quotes.some(({ quote }) => claimText(quote))) return null;
  const count = claimText(buyers);
  return (
    <section className={css.section} aria-labelledby="voices-title">
      <Container>
        <div className={css.head}>
          <h2 id="voices-title">{testimonialsPart.title}</h2>
          {count && <p className={css.buyers}>{count}</p>}
        </div>
        <Testimonials testimonials={quotes} />
      </Container>
    </section>
  );
}
