import type { Testimonial } from "../content/testimonial.ts";
import { useClaimText } from "./site.tsx";
import * as css from "./testimonials.css.ts";

/** Side by side from the desktop on. Quotes that may not be shown are left out. */
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
                <figcaption className={css.person}>
                  <span className={css.initial} aria-hidden="true">
                    {name.charAt(0)}
                  </span>
                  <span>
                    <span className={css.name}>{name}</span>
                    <span className={css.about}>{about}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          )
        );
      })}
    </ul>
  );
}
