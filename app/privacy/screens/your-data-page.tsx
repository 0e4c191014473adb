import { Button } from "#app/design/button.tsx";
import { Card } from "#app/design/card.tsx";
import { Field } from "#app/design/field.tsx";
import { Container } from "#app/design/layout.tsx";
import * as frame from "#app/funnels/shared/screens/page/bought-page.css.ts";
import { useBrand } from "#app/funnels/shared/screens/page/site.tsx";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { useSending } from "#app/funnels/shared/screens/use-sending.ts";
import { footer, YOUR_DATA_PATH, yourData } from "../content/your-data.ts";
import * as css from "./your-data.css.ts";

type YourDataPageProps = {
  isSent: boolean;
  refused: { email: string; problem: string | null; failure: string | null } | null;
};

/** `/your-data`: the form that mails the link. */
export const YourDataPage = (props: YourDataPageProps) => (
  <SlimPage accent="ember" footer={footer}>
    <Container className={frame.page}>
      <div className={frame.head}>
        <h1 className={frame.title}>{yourData.title}</h1>
        <p className={frame.lead}>{yourData.lead}</p>
      </div>
      <LinkForm {...props} />
    </Container>
  </SlimPage>
);

function LinkForm({ isSent, refused }: YourDataPageProps) {
  const { contactEmail } = useBrand();
  const { isSending, onSubmit } = useSending();
  return (
    <Card className={css.card}>
      <h2 className={css.title}>{yourData.formTitle}</h2>
      <p>{yourData.formLead}</p>
      <form method="post" action={YOUR_DATA_PATH} className={css.form} onSubmit={onSubmit}>
        {isSent && (
          <p className={css.notice} role="status">
            {yourData.sent}
          </p>
        )}
        {refused?.failure && (
          <p className={css.problem} role="alert">
            {refused.failure}
          </p>
        )}
        <Field
          label={yourData.label}
          type="email"
          name="email"
          enterKeyHint="send"
          placeholder={yourData.placeholder}
          defaultValue={refused?.email ?? ""}
          required
          problem={refused?.problem ?? null}
        />
        <Button type="submit" isPending={isSending} isBlock>
          {isSending ? yourData.pending : yourData.action}
        </Button>
      </form>
      <p className={css.help}>{yourData.without}</p>
      <p className={css.help}>
        {yourData.help} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </Card>
  );
}
