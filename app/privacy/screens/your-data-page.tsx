import { Card, Container } from "#app/design/layout.tsx";
import { MailLinkForm, type MailLinkState } from "#app/funnels/shared/screens/mail-link-form.tsx";
import * as frame from "#app/funnels/shared/screens/page/bought-page.css.ts";
import { SlimPage } from "#app/funnels/shared/screens/page/slim-page.tsx";
import { footer, YOUR_DATA_PATH, yourData } from "../content/your-data.ts";
import * as css from "./your-data.css.ts";

/** `/your-data`: the form that mails the link. */
export const YourDataPage = (props: MailLinkState) => (
  <SlimPage accent="ember" footer={footer}>
    <Container narrow className={frame.page}>
      <div className={frame.head}>
        <h1 className={frame.title}>{yourData.title}</h1>
        <p className={frame.lead}>{yourData.lead}</p>
      </div>
      <LinkForm {...props} />
    </Container>
  </SlimPage>
);

const LinkForm = (state: MailLinkState) => (
  <Card look="soft" className={css.card}>
    <h2 className={css.title}>{yourData.formTitle}</h2>
    <p>{yourData.formLead}</p>
    <MailLinkForm path={YOUR_DATA_PATH} words={yourData} {...state}>
      <p className={css.help}>{yourData.without}</p>
    </MailLinkForm>
  </Card>
);
