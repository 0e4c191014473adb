import { Accordion } from "#app/design/accordion.tsx";
import { type IconName, IconTile } from "#app/design/icon.tsx";
import { Container, Grid } from "#app/design/layout.tsx";
import type { Claim } from "#app/domain/claim.ts";
import { BOOKS, type BookId } from "#app/funnels/dating-quiz/content/books.ts";
import { bundle, questions, testimonialsPart } from "#app/funnels/dating-quiz/content/bundle.ts";
import { claims } from "#app/funnels/dating-quiz/content/claims.ts";
import type { Gender } from "#app/funnels/dating-quiz/content/people.ts";
import { testimonials } from "#app/funnels/dating-quiz/content/testimonials.ts";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { useQuotes } from "#app/funnels/shared/screens/reviews.tsx";
import { Testimonials } from "#app/funnels/shared/screens/testimonials.tsx";
import { BookCover } from "../library/book-cover.tsx";
import * as css from "./offer-sections.css.ts";

const SHELF = Object.keys(BOOKS) as BookId[];

/** The four parts of the bundle. */
export function BundleContents() {
  const claimText = useClaimText();
  const guides = claimText(claims.guides) ?? bundle.guides;
  const value = claimText(claims.totalValue);
  return (
    <Section id="bundle" title={bundle.title} lead={bundle.lead} isBand>
      <div className={css.shelf}>
        {SHELF.map((id) => (
          <div key={id} className={css.shelved}>
            <BookCover id={id} />
          </div>
        ))}
      </div>
      <Grid columns={4}>
        <Item icon="compass" title={guides} text={bundle.guidesText} />
        {bundle.items.map((item) => (
          <Item key={item.title} {...item} />
        ))}
      </Grid>
      {value && <p className={css.value}>{value}</p>}
    </Section>
  );
}

type ItemProps = { icon: IconName; title: string; text: string };

const Item = ({ icon, title, text }: ItemProps) => (
  <div className={css.item}>
    <IconTile name={icon} />
    <h3 className={css.title}>{title}</h3>
    <p className={css.text}>{text}</p>
  </div>
);

/** Renders nothing where nobody is quoted. */
export function BuyerTestimonials({ gender, buyers }: { gender: Gender; buyers: Claim }) {
  const claimText = useClaimText();
  const { quotes, heading } = useQuotes(testimonials[gender], testimonialsPart);
  if (quotes.length === 0) return null;
  const count = claimText(buyers);
  return (
    <section className={css.section} aria-labelledby="voices-title">
      <Container>
        <div className={css.head}>
          <h2 id="voices-title">{heading.title}</h2>
          {count && <p className={css.buyers}>{count}</p>}
        </div>
        <Testimonials quotes={quotes} />
      </Container>
    </section>
  );
}

export const OfferQuestions = () => (
  <Section id="questions" title={questions.title} lead={questions.lead}>
    <Accordion name="offer-questions" items={questions.items} />
  </Section>
);
