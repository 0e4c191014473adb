import type { ReactNode } from "react";
import { accents } from "#app/design/theme.css.ts";
import { Footer } from "./footer.tsx";
import { SlimBar } from "./slim-bar.tsx";
import * as css from "./slim-page.css.ts";

type SlimPageProps = {
  accent: keyof typeof accents;
  footer: { readonly line: string; readonly copyrightYear: number };
  children: ReactNode;
};

/** A page that has one thing to do: slim bar, what there is to do, footer at the window's end. */
export const SlimPage = ({ accent, footer, children }: SlimPageProps) => (
  <div className={`${css.page} ${accents[accent]}`}>
    <SlimBar />
    <main>{children}</main>
    <Footer {...footer} />
  </div>
);
