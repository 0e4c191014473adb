import { StatePage } from "#app/design/feedback/state-page.tsx";
import { backHome, failed, failsAgain, notFound } from "../../content/frame.ts";
import * as css from "./frames.css.ts";

const HOME = { action: backHome, href: "/" } as const;

export const NotFoundPage = () => (
  <main className={css.errorPage}>
    <StatePage scene="lost" {...notFound} {...HOME} />
  </main>
);

export const ErrorPage = ({ contactEmail }: { contactEmail?: string }) => (
  <main className={css.errorPage}>
    <StatePage scene="error" {...failed} {...HOME}>
      {contactEmail && (
        <p>
          {failsAgain} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      )}
    </StatePage>
  </main>
);
