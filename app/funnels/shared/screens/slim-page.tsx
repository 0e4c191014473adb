import type { ReactNode } from "react";
import { accents } from "#app/design/theme.css.ts";
import { Footer } from "./footer.tsx";
import { SlimBar } from "./slim-bar.tsx";
import * as css from "./slim-page.css.ts";

type SlimPageProps = {
  accent: keyof typeof accents;
  footer: { readonly line: string; readonly copyrightYear: number };
  /** The words of a link past the bar, for a page that is long to read. */
  skip?: string;
  children: ReactNode;
};

/** A page that has one thing to do: slim bar, what there is to do, footer at the window's end. */
export const SlimPage = ({ accent, footer, skip, children }: SlimPageProps) => (
  <div className={`${css.page} ${accents[accent]}`}>
    {skip && (
      <a href="#main" className={css.skip}>
        {skip}
      </a>
    )}
    <SlimBar />
    <main id="main">{children}</main>
    <Footer {...footer} />
  </div>
);
