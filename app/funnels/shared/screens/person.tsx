import { Disc } from "#app/design/disc.tsx";
import * as css from "./person.css.ts";

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
