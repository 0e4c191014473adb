import { Icon } from "#app/design/icon.tsx";
import { VisuallyHidden } from "#app/design/layout.tsx";
import type { PublishedReview } from "#app/domain/review.ts";
import { boughtHere, reviewsPart } from "#app/funnels/shared/content/reviews.ts";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { useReviews } from "#app/funnels/shared/screens/reviews.tsx";
import { Person, takeInitial } from "#app/funnels/shared/screens/testimonials.tsx";
import { testimonialsPart } from "../content/sales-page.ts";
import { type Testimonial, testimonials } from "../content/testimonials.ts";
import * as css from "./testimonials.css.ts";

type VoiceProps = Omit<Testimonial, "quote" | "before" | "after"> & {
  id: string;
  text: string;
  /** Null for a review, whose writer is not asked about it. */
  change: Pick<Testimonial, "before" | "after"> | null;
};

/** Samples, or published reviews in their place. Renders nothing without quotes. */
export function Testimonials() {
  const claimText = useClaimText();
  const reviews = useReviews();
  const samples = testimonials.filter(({ quote }) => claimText(quote) !== null);
  const [heading, voices] =
    reviews.length > 0
      ? [reviewsPart, reviews.map(voiceReview)]
      : [testimonialsPart, samples.map(voiceSample)];
  if (voices.length === 0) return null;
  return (
    <Section isBand id="voices" title={heading.title} lead={heading.lead}>
      <ul role="list" className={css.list}>
        {voices.map((voice) => (
          <li key={voice.id}>
            <Voice {...voice} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const voiceSample = ({ quote, before, after, ...rest }: Testimonial): VoiceProps => ({
  ...rest,
  id: quote.id,
  text: quote.text,
  change: { before, after },
});

const voiceReview = ({ id, text, firstName, rating }: PublishedReview): VoiceProps => ({
  id,
  text,
  stars: rating,
  change: null,
  name: firstName,
  role: boughtHere,
  initials: takeInitial(firstName),
});

const Voice = ({ text, name, role, stars, initials, change }: VoiceProps) => (
  <figure className={css.voice}>
    {change && (
      <dl className={css.change}>
        <dt className={css.when}>{testimonialsPart.before}</dt>
        <dd className={css.before}>{change.before}</dd>
        <dt className={css.when}>{testimonialsPart.after}</dt>
        <dd className={css.after}>{change.after}</dd>
      </dl>
    )}
    <blockquote className={css.quote}>{text}</blockquote>
    <figcaption className={css.foot}>
      <Person initials={initials} name={name} about={role} />
      <span className={css.stars}>
        <VisuallyHidden>{testimonialsPart.stars(stars)}</VisuallyHidden>
        {Array.from({ length: stars }, (_, at) => at + 1).map((star) => (
          <Icon key={star} name="star" size={16} />
        ))}
      </span>
    </figcaption>
  </figure>
);
