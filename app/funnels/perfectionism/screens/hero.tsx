import { Container, Stack } from "#app/design/layout.tsx";
import { Facts } from "#app/funnels/shared/screens/check-list.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { claims } from "../content/claims.ts";
import { hero, proof } from "../content/sales-page.ts";
import { regularPrice } from "../rules/price.ts";
import { BuyLink } from "./buy-link.tsx";
import { DrawnLoop } from "./drawn-loop.tsx";
import * as css from "./hero.css.ts";
import { useGuaranteeDays } from "./money-back.tsx";
import { PriceTag } from "./price-tag.tsx";

export function Hero() {
  const people = useClaimText()(claims.people);
  return (
    <Container className={css.hero}>
      <Stack gap="xs" className={css.name}>
        <p className={css.eyebrow}>{hero.eyebrow}</p>
        <h1>
          {hero.title.map((line) => (
            <span key={line} className={css.line}>
              {line}{" "}
            </span>
          ))}
        </h1>
      </Stack>
      <Versions />
      <Stack gap="s" className={css.offer}>
        <p id="lead" className={css.lead}>
          {hero.lead}
        </p>
        <div className={css.buy}>
          <PriceTag price={regularPrice} once={hero.once} />
          <BuyLink />
        </div>
        <Facts facts={hero.facts(useGuaranteeDays())} />
        {people && <p className={css.people}>{`${people} ${proof.people}`}</p>}
      </Stack>
    </Container>
  );
}

/** Six versions of one file; the last equals the first, and is the one sent. */
const Versions = () => {
  const { label, folder, drafts, sent, caption } = hero.picture;
  return (
    <figure className={css.picture}>
      <div className={css.sheet} role="img" aria-label={label}>
        <p className={css.folder}>{folder}</p>
        <ul role="list" className={css.drafts}>
          {drafts.map((draft) => (
            <li key={draft} className={css.draft}>
              <s>{draft}</s>
            </li>
          ))}
        </ul>
        <p className={css.sent}>
          <span>{sent.file}</span>
          <span className={css.state}>
            <DrawnLoop />
            {sent.state}
          </span>
        </p>
      </div>
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  );
};
