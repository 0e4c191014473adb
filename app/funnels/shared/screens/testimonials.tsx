import { Disc } from "#app/design/marks.tsx";
import type { Quote } from "./reviews.tsx";
import * as css from "./testimonials.css.ts";

/** Side by side on desktop. */
export const Testimonials = ({ quotes }: { quotes: readonly Quote[] }) => (
  <ul role="list" className={css.list}>
    {quotes.map(({ id, text, name, about }) => (
      <li key={id}>
        <figure className={css.card}>
          <blockquote className={css.quote}>{text}</blockquote>
          <figcaption>
            <Person initials={takeInitial(name)} name={name} about={about} />
          </figcaption>
        </figure>
      </li>
    ))}
  </ul>
);

/** Returns a whole character, even one of two code units. */
export const takeInitial = (name: string): string => [...name][0] ?? "";

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
