import { Icon } from "#app/design/icon.tsx";
import { GUARANTEE_ID, guarantee } from "../content/guarantee.ts";
import * as css from "./guarantee.css.ts";
import { useBrand } from "./page/site.tsx";

type GuaranteeProps = { covers: keyof typeof guarantee.covers; look?: keyof typeof css.look };

/** The guarantee with its term and the way to use it (docs/product.md#guarantee); its badge links here. */
export function Guarantee({ covers, look = "day" }: GuaranteeProps) {
  const { contactEmail } = useBrand();
  const { title, ask } = guarantee;
  return (
    <div className={css.look[look]} id={GUARANTEE_ID}>
      <span className={css.seal[look]}>
        <Icon name="heart" size={28} />
      </span>
      <div>
        <h3 className={css.title[look]}>{title}</h3>
        <p>
          {guarantee.covers[covers]} {ask.before}{" "}
          <a className={css.contact[look]} href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>{" "}
          {ask.after}
        </p>
      </div>
    </div>
  );
}
