import { Button } from "#app/design/controls/button.tsx";
import { Card, Container } from "#app/design/layout.tsx";
import * as frame from "#app/funnels/shared/screens/page/bought-page.css.ts";
import { confirmErasure } from "../content/your-data.ts";
import { TokenForm } from "./token-form.tsx";
import * as css from "./your-data.css.ts";

type Props = { path: string; token: string };

/** The last step before the erasure. */
export const ConfirmErasure = (props: Props) => (
  <Container className={frame.page}>
    <div className={frame.head}>
      <h1 className={frame.title}>{confirmErasure.title}</h1>
      <p className={frame.lead}>{confirmErasure.lead}</p>
    </div>
    <List title={confirmErasure.goesTitle} items={confirmErasure.goes} />
    <List title={confirmErasure.staysTitle} items={confirmErasure.stays} />
    <TokenForm {...props} intent="erase">
      <Button type="submit">{confirmErasure.action}</Button>
    </TokenForm>
    <TokenForm {...props} intent="show">
      <Button type="submit" tone="quiet">
        {confirmErasure.back}
      </Button>
    </TokenForm>
  </Container>
);

const List = ({ title, items }: { title: string; items: readonly string[] }) => (
  <Card look="soft" className={css.card}>
    <h2 className={css.title}>{title}</h2>
    <ul className={css.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </Card>
);
