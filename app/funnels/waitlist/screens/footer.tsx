import { Container } from "#app/design/layout.tsx";
import { Logo } from "#app/funnels/shared/screens/logo.tsx";
import { useBrand } from "#app/funnels/shared/screens/site.tsx";
import { footer } from "../content/texts.ts";
import * as css from "./footer.css.ts";

export function Footer() {
  const { name, contactEmail } = useBrand();
  return (
    <footer className={css.footer}>
      <Container className={css.row}>
        <div>
          <div className={css.name}>
            <Logo />
          </div>
          <p>{footer.line}</p>
          <p>
            © {footer.copyrightYear} {name}
          </p>
        </div>
        <nav className={css.links} aria-label="Footer">
          <a className={css.link} href={`mailto:${contactEmail}`}>
            {contactEmail}
          </a>
          <a className={css.link} href="/privacy-policy">
            Privacy Policy
          </a>
        </nav>
      </Container>
    </footer>
  );
}
