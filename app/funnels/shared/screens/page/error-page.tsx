import { StatePage } from "#app/design/feedback/state-page.tsx";
import * as css from "./frames.css.ts";

const HOME = { action: "Back to Home", href: "/" } as const;

export const NotFoundPage = () => (
  <main className={css.errorPage}>
    <StatePage
      scene="lost"
      title="404 Page Not Found"
      text="There's no page at this address. It may have moved, or the address may be missing a letter."
      {...HOME}
    />
  </main>
);

export const ErrorPage = ({ contactEmail }: { contactEmail?: string }) => (
  <main className={css.errorPage}>
    <StatePage
      scene="error"
      title="Something went wrong"
      text="That was us, not you. Nothing you've entered before is lost. Please try again in a moment."
      {...HOME}
    >
      {contactEmail && (
        <p>
          If this keeps happening, write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
        </p>
      )}
    </StatePage>
  </main>
);
