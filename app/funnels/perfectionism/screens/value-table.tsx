import { Container } from "#app/design/layout.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { claims } from "../content/claims.ts";
import { hero, value } from "../content/sales-page.ts";
import { tools } from "../content/tools.ts";
import { regularPrice } from "../rules/price.ts";
import { BuyLink } from "./buy-link.tsx";
import { PriceTag } from "./price-tag.tsx";
import * as css from "./value-table.css.ts";

export const ValueTable = () => (
  <section className={css.section} aria-labelledby="value-title">
    <Container>
      <div className={css.panel}>
        <div className={css.words}>
          <h2 id="value-title">{value.title}</h2>
          <p className={css.lead}>{value.lead}</p>
          <div className={css.buy}>
            <PriceTag price={regularPrice} once={hero.once} size="l" />
            <BuyLink />
          </div>
        </div>
        <Table />
      </div>
    </Container>
  </section>
);

/** Where the values may not stand, it lists the form of each tool. */
function Table() {
  const claimText = useClaimText();
  const total = claimText(claims.totalValue);
  const ebooks = claimText(claims.ebooks) ?? value.ebooks;
  return (
    <table className={css.table}>
      <thead className={css.head}>
        <tr>
          <th scope="col" className={css.label}>
            {value.tool}
          </th>
          <th scope="col" className={css.amount}>
            {total ? value.worth : value.form}
          </th>
        </tr>
      </thead>
      <tbody>
        {tools.map(({ id, name, form, value: worth }) => (
          <tr key={id} className={css.row}>
            <th scope="row" className={css.name}>
              {name}
            </th>
            <td className={css.amount}>{claimText(worth) ?? form}</td>
          </tr>
        ))}
        <tr className={css.row}>
          <th scope="row" className={css.name}>
            {value.bonus}: {ebooks}
          </th>
          <td className={css.amount}>{value.included}</td>
        </tr>
      </tbody>
      <tfoot>
        {total && (
          <tr className={css.row}>
            <th scope="row" className={css.name}>
              {value.total}
            </th>
            <td className={css.amount}>
              <s>{total}</s>
            </td>
          </tr>
        )}
        <tr className={css.yours}>
          <th scope="row" className={css.yoursCell}>
            {value.yours}
          </th>
          <td className={css.amount}>{regularPrice.display}</td>
        </tr>
      </tfoot>
    </table>
  );
}
