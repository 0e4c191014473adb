import { Disc } from "#app/design/disc.tsx";
import * as css from "./person.css.ts";

type PersonProps = { initials: string; name: string; about: string };

/** Who says something: in place of a photo, the initials. */
export const Person = ({ initials, name, about }: PersonProps) => (
  <span className={css.person}>
    <Disc>{initials}</Disc>
    <span>
      <span className={css.name}>{name}</span>
      <span className={css.about}>{about}</span>
    </span>
  </span>
);
