import { LinkButton } from "#app/design/button.tsx";
import { Container, Stack } from "#app/design/layout.tsx";
import * as css from "./error-page.css.ts";
import { Sticks } from "./sticks.tsx";

/** Uses no context: it must render when everything else has failed. */
const MessagePage = ({
  title,
  text,
  contactEmail,
}: {
  title: string;
  text: string;
  contactEmail?: string;
}) => (
  <main className={css.page}>
    <Container narrow>
      <Stack gap="m">
        <div className={css.sticks}>
          <Sticks lit={0} />
        </div>
        <h1 className={css.title}>{title}</h1>
        <p className={css.text}>{text}</p>
        <p>
          <LinkButton href="/">Back to Home</LinkButton>
        </p>
        {contactEmail && (
          <p>
            If it stays like this, write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
          </p>
        )}
      </Stack>
    </Container>
  </main>
);

export const NotFoundPage = () => (
  <MessagePage
    title="404 Page Not Found"
    text="This address leads nowhere. It may have moved, or lost a letter on its way."
  />
);

export const ErrorPage = (props: { contactEmail?: string }) => (
  <MessagePage
    title="Something went wrong"
    text="That was us, not you. Nothing you have entered before is lost. Please try again in a moment."
    {...props}
  />
);
