import { useLoaderData } from "@remix-run/react";
import type { ReactNode } from "react";
import { Container } from "#app/design/layout.tsx";
import { formatDay } from "#app/domain/calendar-day.ts";
import { Footer } from "#app/funnels/shared/screens/page/footer.tsx";
import { Logo } from "#app/funnels/shared/screens/page/logo.tsx";
import { useBrand, useLocale } from "#app/funnels/shared/screens/page/site.tsx";
import { ThemeToggle } from "#app/funnels/shared/screens/page/theme-toggle.tsx";
import {
  frame,
  type LegalBlock,
  type LegalPage as LegalPageContent,
  mailTo,
} from "../content/legal-text.ts";
import * as css from "./legal-page.css.ts";

type LegalPageProps = {
  page: LegalPageContent;
  /** Above the version. */
  updated?: string;
  /** Between the head and the sections. */
  children?: ReactNode;
};

/** The layout of all legal pages (docs/product.md#legal-pages). */
export const LegalPage = ({ page, updated, children }: LegalPageProps) => {
  const locale = useLocale();
  return (
    <div className={css.page}>
      <header className={css.bar}>
        <Container className={css.barRow}>
          <Logo />
          <div className={css.actions}>
            <a href="/" className={css.home}>
              {frame.home}
            </a>
            <ThemeToggle />
          </div>
        </Container>
      </header>
      <Container className={css.layout}>
        <main className={css.article}>
          <h1 className={css.title}>{page.title}</h1>
          <p className={css.lead}>{page.lead}</p>
          {updated && <p className={css.updated}>{updated}</p>}
          <p className={css.updated}>
            {frame.version(formatDay(Date.parse(page.version), locale))}
          </p>
          {children}
          {page.sections.map(({ id, title, blocks }, index) => (
            <section key={id} id={id} className={css.section} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} className={css.heading}>
                {`${index + 1}. ${title}`}
              </h2>
              <div className={css.blocks}>
                {blocks.map((block) => (
                  <Block key={keyOf(block)} block={block} page={page} />
                ))}
              </div>
            </section>
          ))}
        </main>
        <Contents page={page} />
      </Container>
      <Footer {...frame.footer} />
    </div>
  );
};

/** The component of the routes whose loader returns only the page. */
export const LegalRoute = () => <LegalPage page={useLoaderData<LegalPageContent>()} />;

function keyOf(block: LegalBlock): string {
  if (block.kind === "contact") return block.kind;
  if (block.kind === "links") return block.items[0]?.href ?? "";
  return block.kind === "terms" ? (block.items[0]?.term ?? "") : block.text;
}

function Block({ block, page }: { block: LegalBlock; page: LegalPageContent }) {
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
    case "links":
      return (
        <ul role="list" className={css.links}>
          {block.items.map(({ label, href }) => (
            <li key={href}>
              <a href={href} className={css.link}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      );
    case "contact":
      return <ContactLink page={page} />;
  }
}

function ContactLink({ page }: { page: LegalPageContent }) {
  const { contactEmail } = useBrand();
  const mailbox = page.mailbox ?? contactEmail;
  return (
    <p className={css.contact}>
      <a href={mailTo(mailbox, page.subject)}>{mailbox}</a>
    </p>
  );
}

const Contents = ({ page }: { page: LegalPageContent }) => (
  <nav className={css.contents} aria-labelledby="contents-title">
    <h2 id="contents-title" className={css.contentsTitle}>
      {frame.contents}
    </h2>
    <ol role="list" className={css.contentsList}>
      {page.sections.map(({ id, title }, index) => (
        <li key={id}>
          <a href={`#${id}`} className={css.contentsLink}>
            {`${index + 1}. ${title}`}
          </a>
        </li>
      ))}
    </ol>
  </nav>
);
