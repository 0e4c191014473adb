import { Card } from "#app/design/card.tsx";
import { Icon } from "#app/design/icon.tsx";
import { Container } from "#app/design/layout.tsx";
import { Logo } from "#app/funnels/shared/screens/page/logo.tsx";
import { useBrand } from "#app/funnels/shared/screens/page/site.tsx";
import { Sticks } from "#app/funnels/shared/screens/page/sticks.tsx";
import { ThemeToggle } from "#app/funnels/shared/screens/page/theme-toggle.tsx";
import { inquiryLink, type PolicyBlock, policy, sections, summary } from "../content/policy.ts";
import { YOUR_DATA_PATH, yourData } from "../content/your-data.ts";
import * as css from "./privacy-policy.css.ts";

type PrivacyPolicyProps = {
  /** Today's date, formatted. */
  updated: string;
  /** The browser sends Global Privacy Control. */
  isOptedOut: boolean;
};

/** `/privacy-policy` (docs/product.md#privacy-policy). */
export const PrivacyPolicy = ({ updated, isOptedOut }: PrivacyPolicyProps) => (
  <div className={css.page}>
    <header className={css.bar}>
      <Container className={css.barRow}>
        <Logo />
        <div className={css.actions}>
          <a href="/" className={css.home}>
            {policy.home}
          </a>
          <ThemeToggle />
        </div>
      </Container>
    </header>
    <Container className={css.layout}>
      <main className={css.article}>
        <h1 className={css.title}>{policy.title}</h1>
        <p className={css.lead}>{policy.lead}</p>
        <p className={css.updated}>{`${policy.updated} ${updated}`}</p>
        {isOptedOut && <OptedOut />}
        <Summary />
        {sections.map(({ id, title, blocks }, index) => (
          <section key={id} id={id} className={css.section} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`} className={css.heading}>
              {`${index + 1}. ${title}`}
            </h2>
            <div className={css.blocks}>
              {blocks.map((block) => (
                <Block key={keyOf(block)} block={block} />
              ))}
              {id === "your-rights" && (
                <p className={css.contact}>
                  <a href={YOUR_DATA_PATH}>{yourData.policyLink}</a>
                </p>
              )}
            </div>
          </section>
        ))}
      </main>
      <Contents />
    </Container>
  </div>
);

const OptedOut = () => (
  <p className={css.optedOut}>
    <span className={css.optedOutMark}>
      <Icon name="check" size={18} />
    </span>
    {policy.optedOut}
  </p>
);

const Summary = () => (
  <Card className={css.summary}>
    <div className={css.summaryHead}>
      <h2 className={css.summaryTitle}>{summary.title}</h2>
      <div className={css.sticks}>
        <Sticks lit={summary.points.length} />
      </div>
    </div>
    <ul role="list" className={css.points}>
      {summary.points.map((point) => (
        <li key={point} className={css.point}>
          <span className={css.mark}>
            <Icon name="check" size={18} />
          </span>
          {point}
        </li>
      ))}
    </ul>
  </Card>
);

function keyOf(block: PolicyBlock): string {
  if (block.kind === "contact") return block.kind;
  return block.kind === "terms" ? (block.items[0]?.term ?? "") : block.text;
}

function Block({ block }: { block: PolicyBlock }) {
  switch (block.kind) {
    case "text":
      return <p className={css.text}>{block.text}</p>;
    case "heading":
      return <h3 className={css.subheading}>{block.text}</h3>;
    case "terms":
      return (
        <dl className={css.terms}>
          {block.items.map(({ term, text }) => (
            <div key={term} className={css.term}>
              <dt className={css.termName}>{term}</dt>
              <dd className={css.termText}>{text}</dd>
            </div>
          ))}
        </dl>
      );
    case "contact":
      return <ContactLink />;
  }
}

function ContactLink() {
  const { contactEmail } = useBrand();
  return (
    <p className={css.contact}>
      <a href={inquiryLink(contactEmail)}>{contactEmail}</a>
    </p>
  );
}

const Contents = () => (
  <nav className={css.contents} aria-labelledby="contents-title">
    <h2 id="contents-title" className={css.contentsTitle}>
      {policy.contents}
    </h2>
    <ol role="list" className={css.contentsList}>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <a href={`#${id}`} className={css.contentsLink}>
            {`${index + 1}. ${title}`}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
