import { Container } from "#app/design/layout.tsx";
import { claims } from "#app/funnels/life-assessment/content/claims.ts";
import { people, testimonials } from "#app/funnels/life-assessment/content/preview.ts";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { useQuotes } from "#app/funnels/shared/screens/reviews.tsx";
import { Testimonials } from "#app/funnels/shared/screens/testimonials.tsx";
import * as css from "./preview-people.css.ts";

/** Renders nothing if nobody is quoted. */
export function PreviewPeople({ completedToday }: { completedToday: number | null }) {
  const claimText = useClaimText();
  const { quotes, heading } = useQuotes(testimonials, { title: claims.people.text });
  const rating = claimText(claims.rating);
  const today = claimText(claims.completedToday);
  if (quotes.length === 0) return null;
  return (
    <Container className={css.section}>
      <section aria-labelledby="people-title">
        <div className={css.head}>
          <h2 id="people-title">{heading.title}</h2>
          {rating && (
            <ul role="list" className={css.figures}>
              {completedToday !== null && today && <li>{`${completedToday} ${today}`}</li>}
              <li>{`${people.rated} ${rating}`}</li>
            </ul>
          )}
        </div>
        <Testimonials quotes={quotes} />
      </section>
    </Container>
  );
}
