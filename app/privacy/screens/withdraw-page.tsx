import { Button } from "#app/design/controls/button.tsx";
import { ChoiceGroup } from "#app/design/controls/choice-group.tsx";
import { Field } from "#app/design/controls/field.tsx";
import { Container } from "#app/design/layout.tsx";
import { LEGAL_PATHS } from "#app/domain/legal-paths.ts";
import { MANAGE_LINK, MANAGE_PATH } from "#app/funnels/shared/content/trial.ts";
import { useBrand } from "#app/funnels/shared/screens/page/site.tsx";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { useSending } from "#app/funnels/shared/screens/use-restored.ts";
import { withdraw } from "../content/withdraw.ts";
import * as css from "./withdraw-page.css.ts";

type RefusedWithdrawal = {
  wish: string;
  name: string;
  email: string;
  contract: string;
  ticket: string | null;
  problem: string | null;
  failure: string | null;
};

type WithdrawPageProps = { wish: string; isSent: boolean; refused: RefusedWithdrawal | null };

/** `/withdraw` (docs/product.md#withdrawal): one natively submitted form. */
export function WithdrawPage({ wish, isSent, refused }: WithdrawPageProps) {
  const { contactEmail } = useBrand();
  return (
    <SlimPage accent="ember" footer={withdraw.footer}>
      <Container className={css.page}>
        <h1 className={css.title}>{withdraw.title}</h1>
        <p lang="de">{withdraw.german}</p>
        {isSent ? (
          <p className={css.notice} role="status">
            <strong>{withdraw.sent.title}</strong> {withdraw.sent.text}
          </p>
        ) : (
          <>
            <p>{withdraw.lead}</p>
            <WithdrawForm wish={wish} refused={refused} />
          </>
        )}
        <p className={css.help}>
          {withdraw.faster} <a href={MANAGE_PATH}>{MANAGE_LINK}</a>
        </p>
        <p className={css.help}>
          {withdraw.help} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
      </Container>
    </SlimPage>
  );
}

function WithdrawForm({ wish, refused }: Pick<WithdrawPageProps, "wish" | "refused">) {
  const { isSending, onSubmit } = useSending();
  return (
    <form method="post" action={LEGAL_PATHS.withdraw} className={css.form} onSubmit={onSubmit}>
      {refused?.failure && (
        <p className={css.problem} role="alert">
          {refused.failure}
        </p>
      )}
      <ChoiceGroup name="wish" value={refused?.wish ?? wish} {...withdraw.wish} />
      <Field
        label={withdraw.name.label}
        name="name"
        autoComplete="name"
        maxLength={100}
        defaultValue={refused?.name ?? ""}
        required
      />
      <Field
        label={withdraw.email.label}
        hint={withdraw.email.hint}
        type="email"
        name="email"
        defaultValue={refused?.email ?? ""}
        problem={refused?.problem ?? null}
        required
      />
      <Field
        label={withdraw.contract.label}
        hint={withdraw.contract.hint}
        name="contract"
        maxLength={200}
        defaultValue={refused?.contract ?? ""}
        required
      />
      {refused?.ticket && <input type="hidden" name="ticket" value={refused.ticket} />}
      <Button type="submit" isPending={isSending} isBlock>
        {isSending ? withdraw.pending : withdraw.action}
      </Button>
    </form>
  );
}
