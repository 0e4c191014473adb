import * as css from "./logo.css.ts";
import { useBrand } from "./site.tsx";

/** The brand's mark and name, linked to the home page. */
export const Logo = () => (
  <a href="/" className={css.logo}>
    <svg className={css.sign} viewBox="0 0 32 32" fill="none" aria-hidden="true">
      <path className={css.stick} d="M7 28 L20 14 M25 28 L12 14 M16 28 V17" />
      <path
        className={css.flame}
        d="M16 2c1.2 3.2 4.6 4.7 4.6 8.200A4.6 4.6 0 0 1 16 15a4.6 4.6 0 0 1-4.6-4.800C11.4 8 13 7 13.7 5.3 15 6 15.5 4 16 2Z"
      />
    </svg>
    <span className={css.name}>{useBrand().name}</span>
  </a>
);
