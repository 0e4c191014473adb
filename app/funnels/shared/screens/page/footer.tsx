import { Container } from "#app/design/layout.tsx";
import { copyrightYear, footerLabel } from "../../content/frame.ts";
import * as css from "./footer.css.ts";
import { Logo } from "./logo.tsx";
import { useBrand, useSiteLinks } from "./site.tsx";

/** `line` is one sentence about the offer. */
export function Footer({ line }: { line: string }) {
  const { name, contactEmail } = useBrand();
  const links = useSiteLinks();
  return (
    <footer className={css.footer}>
      <Container className={css.row}>
        <div>
          <div className={css.name}>
            <Logo />
          </div>
          <p>{line}</p>
          <p>
            © {copyrightYear} {name}
          </p>
        </div>
        <nav className={css.links} aria-label={footerLabel}>
          <a className={css.link} href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>
          {links.map((link) => (
            <a key={link.label} className={css.link} href={link.href} lang={link.lang}>
              {link.label}
            </a>
          ))}
        </nav>
      </Container>
    </footer>
  );
}
