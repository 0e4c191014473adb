import type { ReactNode } from "react";
import { Container } from "#app/design/layout.tsx";
import { CheckList } from "#app/funnels/shared/screens/check-list.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { claims } from "../content/claims.ts";
import { freeGuide, hero, value } from "../content/sales-page.ts";
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
          <p className={css.free}>
            <a href={freeGuide.href}>{freeGuide.link}</a>
          </p>
        </div>
        <Contents />
      </div>
    </Container>
  </section>
);

/** The values of all parts or, if those may not be shown, what the download contains. */
function Contents() {
  const claimText = useClaimText();
  const total = claimText(claims.totalValue);
  const ebooks = claimText(claims.ebooks);
  if (!total || !ebooks) {
    return (
      <div className={css.contents}>
        <CheckList items={value.contents} />
      </div>
    );
  }
  return (
    <table className={css.table}>
      <thead className={css.head}>
        <tr>
          <th scope="col" className={css.label}>
            {value.tool}
          </th>
          <th scope="col" className={css.amount}>
            {value.worth}
          </th>
        </tr>
      </thead>
      <tbody>
        {tools.map(({ id, name, value: worth }) => (
          <Row key={id} name={name} amount={worth.text} />
        ))}
        <Row name={`${value.bonus}: ${ebooks}`} amount={value.included} />
      </tbody>
      <tfoot>
        <Row name={value.total} amount={<s>{total}</s>} />
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

const Row = ({ name, amount }: { name: string; amount: ReactNode }) => (
  <tr className={css.row}>
    <th scope="row" className={css.name}>
      {name}
    </th>
    <td className={css.amount}>{amount}</td>
  </tr>
);
