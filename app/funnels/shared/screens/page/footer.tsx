import { Container } from "#app/design/layout.tsx";
import * as css from "./footer.css.ts";
import { Logo } from "./logo.tsx";
import { useBrand } from "./site.tsx";

/** `line` is one sentence about the offer. */
export function Footer({ line, copyrightYear }: { line: string; copyrightYear: number }) {
  const { name, contactEmail } = useBrand();
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
        <nav className={css.links} aria-label="Footer">
          <a className={css.link} href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>
          <a className={css.link} href="/help">
            Help and support
          </a>
          <a className={css.link} href="/privacy-policy">
            Privacy Policy
          </a>
        </nav>
      </Container>
    </footer>
  );
}
