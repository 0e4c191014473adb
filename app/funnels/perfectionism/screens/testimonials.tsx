import { Icon } from "#app/design/icon.tsx";
import { VisuallyHidden } from "#app/design/layout.tsx";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { Person } from "#app/funnels/shared/screens/testimonials.tsx";
import { testimonialsPart } from "../content/sales-page.ts";
import { type Testimonial, testimonials } from "../content/testimonials.ts";
import * as css from "./testimonials.css.ts";

/** Renders nothing if the claims mode hides all quotes. */
export function Testimonials() {
  const claimText = useClaimText();
  const shown = testimonials.filter(({ quote }) => claimText(quote) !== null);
  if (shown.length === 0) return null;
  return (
    <Section isBand id="voices" title={testimonialsPart.title} lead={testimonialsPart.lead}>
      <ul role="list" className={css.list}>
        {shown.map((testimonial) => (
          <li key={testimonial.name}>
            <Voice {...testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Voice = ({ quote, name, role, stars, initials, before, after }: Testimonial) => (
  <figure className={css.voice}>
    <dl className={css.change}>
      <dt className={css.when}>{testimonialsPart.before}</dt>
      <dd className={css.before}>{before}</dd>
      <dt className={css.when}>{testimonialsPart.after}</dt>
      <dd className={css.after}>{after}</dd>
    </dl>
    <blockquote className={css.quote}>{quote.text}</blockquote>
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
