import { Accordion } from "#app/design/controls/accordion.tsx";
import { Icon } from "#app/design/icon.tsx";
import { Container } from "#app/design/layout.tsx";
import type { Archetype } from "#app/domain/archetypes.ts";
import type { Claim } from "#app/domain/claim.ts";
import { BOOKS, type BookId } from "#app/funnels/dating-quiz/content/books.ts";
import { bundle, questions, testimonialsPart } from "#app/funnels/dating-quiz/content/bundle.ts";
import { claims } from "#app/funnels/dating-quiz/content/claims.ts";
import type { Gender } from "#app/funnels/dating-quiz/content/people.ts";
import { testimonials } from "#app/funnels/dating-quiz/content/testimonials.ts";
import { PaperFan } from "#app/funnels/shared/screens/goods/paper-fan.tsx";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { useQuotes } from "#app/funnels/shared/screens/reviews.tsx";
import { Testimonials } from "#app/funnels/shared/screens/testimonials.tsx";
import { BookCover } from "../library/book-cover.tsx";
import * as css from "./offer-sections.css.ts";

const SHELF = Object.keys(BOOKS) as BookId[];

/** The four parts of the bundle. */
export function BundleContents({ archetype }: { archetype: Archetype }) {
  const claimText = useClaimText();
  const guides = claimText(claims.guides) ?? bundle.guides;
  const value = claimText(claims.totalValue);
  return (
    <Section id="bundle" title={bundle.title} lead={bundle.lead} isBand>
      <div className={css.shelf}>
        {SHELF.map((id) => (
          <div key={id} className={css.shelved}>
            <BookCover id={id} isSmall />
          </div>
        ))}
      </div>
      <div className={css.papers}>
        <PaperFan of="dating-guide" archetype={archetype} />
        <PaperFan of="dating-report" archetype={archetype} />
      </div>
      <div className={css.list}>
        <Item title={guides} text={bundle.guidesText} />
        {bundle.items.map((item) => (
          <Item key={item.title} {...item} />
        ))}
      </div>
      {value && <p className={css.value}>{value}</p>}
    </Section>
  );
}

const Item = ({ title, text }: { title: string; text: string }) => (
  <div className={css.item}>
    <span className={css.mark}>
      <Icon name="check" />
    </span>
    <div>
      <h3 className={css.title}>{title}</h3>
      <p className={css.text}>{text}</p>
    </div>
  </div>
);

/** Renders nothing without quotes. */
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
        <div className={css.voices}>
          <Testimonials quotes={quotes} />
        </div>
      </Container>
    </section>
  );
}

export const OfferQuestions = () => (
  <Section id="questions" title={questions.title} lead={questions.lead}>
    <Accordion name="offer-questions" items={questions.items} />
  </Section>
);
