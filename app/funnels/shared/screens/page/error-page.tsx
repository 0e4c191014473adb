import { StatePage } from "#app/design/feedback/state-page.tsx";
import { errorPages as words } from "../../content/frame.ts";
import * as css from "./frames.css.ts";

const HOME = { action: words.home, href: "/" } as const;

export const NotFoundPage = () => (
  <main className={css.errorPage}>
    <StatePage scene="lost" {...words.notFound} {...HOME} />
  </main>
);

export const ErrorPage = ({ contactEmail }: { contactEmail?: string }) => (
  <main className={css.errorPage}>
    <StatePage scene="error" title={words.failed.title} text={words.failed.text} {...HOME}>
      {contactEmail && (
        <p>
          {words.failed.write} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      )}
    </StatePage>
  </main>
);
