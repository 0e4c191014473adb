import { StatePage } from "#app/design/feedback/state-page.tsx";
import * as css from "./frames.css.ts";

const HOME = { action: "Back to Home", href: "/" } as const;

export const NotFoundPage = () => (
  <main className={css.errorPage}>
    <StatePage
      scene="lost"
      title="404 Page Not Found"
      text="This address leads nowhere. It may have moved, or lost a letter on its way."
      {...HOME}
    />
  </main>
);

export const ErrorPage = ({ contactEmail }: { contactEmail?: string }) => (
  <main className={css.errorPage}>
    <StatePage
      scene="error"
      title="Something went wrong"
      text="That was us, not you. Nothing you have entered before is lost. Please try again in a moment."
      {...HOME}
    >
      {contactEmail && (
        <p>
          If it stays like this, write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      )}
    </StatePage>
  </main>
);
