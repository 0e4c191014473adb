import { Icon } from "#app/design/icon.tsx";
import { VisuallyHidden } from "#app/design/layout.tsx";
import { reviewPage } from "../content/review.ts";
import * as css from "./star-rating.css.ts";

const { ratings } = reviewPage;

/** Five stars in a row. They are native radio buttons: they work with arrow keys, without script and in screen readers. */
export const StarRating = ({ value }: { value: string }) => (
  <fieldset className={css.group}>
    <legend className={css.legend}>{reviewPage.rating}</legend>
    <div className={css.stars}>
      {ratings.map((label, at) => (
        <label key={label} className={css.star} title={label}>
          <input
            type="radio"
            className={css.radio}
            name="rating"
            value={at + 1}
            required
            defaultChecked={String(at + 1) === value}
          />
          <Icon name="star" size={28} />
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
      ))}
    </div>
    <p className={css.ends} aria-hidden="true">
      <span>{reviewPage.worst}</span>
      <span>{reviewPage.best}</span>
    </p>
  </fieldset>
);
