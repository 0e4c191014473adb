import { Button } from "#app/design/controls/button.tsx";
import { Field } from "#app/design/controls/field.tsx";
import { Card, Container } from "#app/design/layout.tsx";
import * as frame from "#app/funnels/shared/screens/page/bought-page.css.ts";
import { heldPage, optionalMails, YOUR_DATA_PATH } from "../content/your-data.ts";
import type { HeldPage, HeldSection } from "../rules/describe-held.ts";
import { TokenForm } from "./token-form.tsx";
import * as css from "./your-data.css.ts";

export type HeldDataProps = HeldPage & {
  readonly token: string;
  readonly notice: "renamed" | "stopped" | null;
};
type Props = HeldDataProps & { path: string };

/** What is held, and what can be done about it. */
export const HeldData = (props: Props) => (
  <Container className={frame.page}>
    <div className={frame.head}>
      <h1 className={frame.title}>{heldPage.title}</h1>
      <p className={`${frame.lead} ${css.lead}`}>{heldPage.lead(props.address)}</p>
      {props.notice && (
        <p className={css.notice} role="status">
          {heldPage[props.notice]}
        </p>
      )}
      {props.sections.length === 0 && <p>{heldPage.nothing}</p>}
      <Jump {...props} />
    </div>
    {props.sections.map((section) => (
      <Section key={keyOf(section)} {...section} />
    ))}
    <Export {...props} />
    {props.names.map((name) => (
      <Name key={name.of} {...props} {...name} />
    ))}
    <Mails {...props} />
    <Card id="erase" className={css.card}>
      <h2 className={css.title}>{heldPage.eraseTitle}</h2>
      <p>{heldPage.eraseLead}</p>
      <TokenForm {...props} intent="ask_erase">
        <Button type="submit" tone="quiet">
          {heldPage.eraseAction}
        </Button>
      </TokenForm>
    </Card>
  </Container>
);

/** Links to what can be done, which is below a long list. */
const Jump = ({ names }: Props) => (
  <nav aria-label={heldPage.jump} className={css.jump}>
    {[
      ["export", heldPage.exportTitle],
      ...names.map(({ of }) => [`name-${of}`, heldPage.names[of].title]),
      ["mails", heldPage.mailsTitle],
      ["erase", heldPage.eraseTitle],
    ].map(([id, title]) => (
      <a key={id} href={`#${id}`} className={css.jumpLink}>
        {title}
      </a>
    ))}
  </nav>
);

const keyOf = ({ title, lines }: HeldSection): string =>
  [title, ...lines.map(({ value }) => value)].join(" ");

const Section = ({ title, lines }: HeldSection) => (
  <Card look="soft" className={css.card}>
    <h2 className={css.title}>{title}</h2>
    <dl className={css.lines}>
      {lines.map(({ label, value }) => (
        <div key={`${label} ${value}`} className={css.line}>
          <dt className={css.label}>{label}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  </Card>
);

const Export = ({ token }: Props) => (
  <Card id="export" className={css.card}>
    <h2 className={css.title}>{heldPage.exportTitle}</h2>
    <p>{heldPage.exportLead}</p>
    <TokenForm path={`${YOUR_DATA_PATH}/export`} token={token}>
      <Button type="submit">{heldPage.exportAction}</Button>
    </TokenForm>
  </Card>
);

const Name = ({ path, token, of, value }: Props & HeldPage["names"][number]) => (
  <Card id={`name-${of}`} className={css.card}>
    <h2 className={css.title}>{heldPage.names[of].title}</h2>
    <p>{heldPage.names[of].lead}</p>
    <TokenForm path={path} token={token} intent="rename">
      <input type="hidden" name="of" value={of} />
      <Field
        label={heldPage.names[of].label}
        name="name"
        autoComplete={of === "quiz" ? "name" : "given-name"}
        defaultValue={value}
        required={of === "review"}
      />
      <Button type="submit" tone="quiet">
        {heldPage.nameAction}
      </Button>
    </TokenForm>
  </Card>
);

const Mails = ({ path, token, mails }: Props) => (
  <Card id="mails" className={css.card}>
    <h2 className={css.title}>{heldPage.mailsTitle}</h2>
    <p>{heldPage.mailsLead}</p>
    {mails.map(({ kind, isEnded }) =>
      isEnded ? (
        <p key={kind}>{`${optionalMails[kind]}: ${heldPage.mailsEnded}`}</p>
      ) : (
        <TokenForm key={kind} path={path} token={token} intent="stop_mails">
          <input type="hidden" name="kind" value={kind} />
          <Button type="submit" tone="quiet">
            {optionalMails[kind]}
          </Button>
        </TokenForm>
      ),
    )}
  </Card>
);
