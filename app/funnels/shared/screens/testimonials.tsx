import { Disc } from "#app/design/disc.tsx";
import type { Testimonial } from "../content/testimonial.ts";
import { useClaimText } from "./page/site.tsx";
import * as css from "./testimonials.css.ts";

/** Side by side on desktop. Quotes that the claims mode hides are omitted. */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const claimText = useClaimText();
  return (
    <ul role="list" className={css.list}>
      {testimonials.map(({ quote, name, about }) => {
        const words = claimText(quote);
        return (
          words && (
            <li key={quote.id}>
              <figure className={css.card}>
                <blockquote className={css.quote}>{words}</blockquote>
                <figcaption>
                  <Person initials={name.charAt(0)} name={name} about={about} />
                </figcaption>
              </figure>
            </li>
          )
        );
      })}
    </ul>
  );
}

type PersonProps = { initials: string; name: string; about: string };

/** The author of a quote, with initials instead of a photo. */
export const Person = ({ initials, name, about }: PersonProps) => (
  <span className={css.person}>
    <Disc>{initials}</Disc>
    <span>
      <span className={css.name}>{name}</span>
      <span className={css.about}>{about}</span>
    </span>
  </span>
);
