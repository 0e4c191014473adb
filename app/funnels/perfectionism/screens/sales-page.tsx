import { Accordion } from "#app/design/controls/accordion.tsx";
import { Container } from "#app/design/layout.tsx";
import { OptionalContent } from "#app/design/optional-content.tsx";
import { accents } from "#app/design/theme.css.ts";
import { ClosingPanel } from "#app/funnels/shared/screens/closing-panel.tsx";
import { Footer } from "#app/funnels/shared/screens/page/footer.tsx";
import { Section } from "#app/funnels/shared/screens/page/section.tsx";
import { useClaimText } from "#app/funnels/shared/screens/page/site.tsx";
import { SlimBar } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { claims } from "../content/claims.ts";
import { closing, footer, hero, painPoints, questions } from "../content/sales-page.ts";
import { regularPrice } from "../rules/price.ts";
import { BuyLink } from "./buy-link.tsx";
import { ExitIntent } from "./exit-intent.tsx";
import { Hero } from "./hero.tsx";
import { Inside } from "./inside.tsx";
import { MoneyBack } from "./money-back.tsx";
import { OfferBars } from "./offer-bars.tsx";
import { PriceTag } from "./price-tag.tsx";
import { Proof } from "./proof.tsx";
import * as css from "./sales-page.css.ts";
import { Testimonials } from "./testimonials.tsx";
import { ValueTable } from "./value-table.tsx";

/** `/perfectionism` (docs/product.md#perfectionism-page). */
export const SalesPage = () => (
  <div className={`${accents.iris} ${css.page}`}>
    <OfferBars />
    <SlimBar />
    <main>
      <Hero />
      <PainPoints />
      <Inside />
      <Testimonials />
      <Proof />
      <ValueTable />
      <MoneyBack />
      <Closing />
      <Questions />
    </main>
    <Footer {...footer} />
    <OptionalContent>
      <ExitIntent />
    </OptionalContent>
  </div>
);

const Closing = () => (
  <ClosingPanel {...closing}>
    <PriceTag price={regularPrice} once={hero.once} />
    <BuyLink />
  </ClosingPanel>
);

const PainPoints = () => (
  <Section isBand id="thoughts" title={painPoints.title} lead={painPoints.lead}>
    <ul role="list" className={css.list}>
      {painPoints.items.map(({ id, thought, text }) => (
        <li key={id} className={css.item}>
          <h3 className={css.thought}>“{thought}”</h3>
          <p className={css.text}>{text}</p>
        </li>
      ))}
    </ul>
  </Section>
);

function Questions() {
  const satisfaction = useClaimText()(claims.satisfaction);
  const items = questions.items.map(({ id, title, body, ...rest }) => ({
    id,
    title,
    body: (
      <p>
        {body} {"term" in rest && (satisfaction ?? rest.term)}
      </p>
    ),
  }));
  return (
    <section className={css.section} id="questions" aria-labelledby="questions-title">
      <Container className={css.columns}>
        <div>
          <h2 id="questions-title">{questions.title}</h2>
          <p className={css.lead}>{questions.lead}</p>
        </div>
        <Accordion name="questions" items={items} />
      </Container>
    </section>
  );
}
