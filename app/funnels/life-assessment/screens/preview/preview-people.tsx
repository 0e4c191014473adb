import { Container } from "#app/design/layout.tsx";
import { claims, previewTestimonials } from "#app/funnels/life-assessment/content/claims.ts";
import { people } from "#app/funnels/life-assessment/content/preview.ts";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { Testimonials } from "#app/funnels/shared/screens/testimonials.tsx";
import * as css from "./preview-people.css.ts";

/** Consists of claims only: renders nothing if the claims mode hides the first one. */
export function PreviewPeople({ completedToday }: { completedToday: number | null }) {
  const claimText = useClaimText();
  const title = claimText(claims.people);
  const rating = claimText(claims.rating);
  const today = claimText(claims.completedToday);
  if (title === null) return null;
  return (
    <Container className={css.section}>
      <section aria-labelledby="people-title">
        <div className={css.head}>
          <h2 id="people-title">{title}</h2>
          <ul role="list" className={css.figures}>
            {completedToday !== null && today && <li>{`${completedToday} ${today}`}</li>}
            {rating && <li>{`${people.rated} ${rating}`}</li>}
          </ul>
        </div>
        <Testimonials testimonials={previewTestimonials} />
      </section>
    </Container>
  );
}
