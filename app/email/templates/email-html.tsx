import { type CSSProperties, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { MailBrand } from "#app/domain/brand.ts";
import { pictureTexts } from "../content/picture-texts.ts";
import type { EmailContent, EmailStep } from "../email-content.ts";
import { listFootLinks } from "../foot-links.ts";
import {
  buttonStyles,
  darkStylesheet,
  linkStyle,
  stepStyle,
  stepTitleStyle,
  styles,
} from "./email-styles.ts";

/** In CSS pixels; the files have twice as many (`npm run images`). */
const MARK = { width: 36, height: 36 };
const PICTURE = { width: 120, height: 80 };

type ContentProps = { content: EmailContent; brand: MailBrand };

/**
 * A document that reads the same with its pictures blocked. It uses tables, because Outlook lays out nothing else. The
 * pictures have the same address for everybody, so that loading them does not reveal who reads the mail.
 */
export const renderEmailHtml = (content: EmailContent, brand: MailBrand): string =>
  `<!doctype html>${renderToStaticMarkup(<EmailDocument content={content} brand={brand} />)}`;

const EmailDocument = ({ content, brand }: ContentProps) => (
  <html lang="en" dir="ltr">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no" />
      <title>{content.subject}</title>
      <style>{darkStylesheet(content.accent)}</style>
    </head>
    <body className="canvas" style={styles.body}>
      <div style={styles.preview}>{content.preview}</div>
      <main>
        <Layout className="canvas" style={styles.canvas}>
          <tr>
            <td align="center" style={styles.margin}>
              <Layout style={styles.sheet}>
                <Head content={content} brand={brand} />
                <Body content={content} />
                <Foot content={content} brand={brand} />
              </Layout>
            </td>
          </tr>
        </Layout>
      </main>
    </body>
  </html>
);

type LayoutProps = { children: ReactNode; className?: string; style?: CSSProperties };

const Layout = ({ children, className, style }: LayoutProps) => (
  <table
    role="presentation"
    width="100%"
    cellPadding={0}
    cellSpacing={0}
    className={className}
    style={style}
  >
    <tbody>{children}</tbody>
  </table>
);

const Head = ({ content, brand }: ContentProps) => (
  <tr>
    <td className="night pad" style={styles.head}>
      <Layout style={styles.brandRow}>
        <tr>
          <td width={MARK.width} style={styles.markCell}>
            <img {...MARK} src={`${brand.siteOrigin}/mail/mark.png`} alt="" style={styles.mark} />
          </td>
          <td style={styles.brand}>{brand.name}</td>
          <td width={PICTURE.width} align="right">
            <img
              {...PICTURE}
              src={`${brand.siteOrigin}/mail/${content.picture ?? content.accent}.png`}
              alt={pictureTexts[content.picture ?? content.accent]}
              style={styles.picture}
            />
          </td>
        </tr>
      </Layout>
      <h1 style={styles.title}>{content.title}</h1>
    </td>
  </tr>
);

const Body = ({ content }: { content: EmailContent }) => (
  <tr>
    <td className="surface pad" style={styles.content}>
      <Paragraphs texts={[content.greeting, ...content.paragraphs]} />
      {content.step && <Step step={content.step} accent={content.accent} />}
      <Button content={content} />
      {content.links?.map((link) => (
        <p key={link.url} className="soft" style={styles.note}>
          <FootLink content={content} {...link} />
        </p>
      ))}
      {content.notes.map((note) => (
        <p key={note} className="soft" style={styles.note}>
          {note}
        </p>
      ))}
    </td>
  </tr>
);

const Paragraphs = ({ texts }: { texts: readonly string[] }) => (
  <>
    {texts.map((text) => (
      <p key={text} className="ink" style={styles.text}>
        {text}
      </p>
    ))}
  </>
);

type StepProps = { step: EmailStep; accent: EmailContent["accent"] };

const Step = ({ step, accent }: StepProps) => (
  <>
    <Layout style={styles.stepRow}>
      <tr>
        <td className="canvas" style={stepStyle(accent)}>
          <h2 className="link" style={stepTitleStyle(accent)}>
            {step.title}
          </h2>
          <ul style={styles.tasks}>
            {step.tasks.map((task) => (
              <li key={task} className="ink" style={styles.task}>
                {task}
              </li>
            ))}
          </ul>
        </td>
      </tr>
    </Layout>
    <Paragraphs texts={step.after} />
  </>
);

function Button({ content }: { content: EmailContent }) {
  const { cell, link } = buttonStyles(content.accent);
  return (
    <table
      role="presentation"
      className="wide"
      cellPadding={0}
      cellSpacing={0}
      style={styles.buttonRow}
    >
      <tbody>
        <tr>
          <td style={cell}>
            <a href={content.button.url} className="press" style={link}>
              {content.button.label}
            </a>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

const Foot = ({ content, brand }: ContentProps) => (
  <tr>
    <td className="pad" style={styles.foot}>
      <p className="soft" style={styles.footText}>
        {content.reason}
      </p>
      <p className="soft" style={styles.footText}>
        {`${brand.name} · `}
        <FootLink
          content={content}
          url={`mailto:${brand.contactEmail}`}
          label={brand.contactEmail}
        />
        {brand.postalAddress === undefined ? "" : ` · ${brand.postalAddress}`}
      </p>
      <p className="soft" style={styles.footText}>
        {listFootLinks(brand).map((link, at) => (
          <Fragment key={link.url}>
            {at > 0 && " · "}
            <FootLink content={content} {...link} />
          </Fragment>
        ))}
      </p>
      {content.unsubscribe && (
        <p className="soft" style={styles.footText}>
          <FootLink content={content} {...content.unsubscribe} />
        </p>
      )}
    </td>
  </tr>
);

const FootLink = ({
  content,
  url,
  label,
}: {
  content: EmailContent;
  url: string;
  label: string;
}) => (
  <a href={url} className="link" style={linkStyle(content.accent)}>
    {label}
  </a>
);
