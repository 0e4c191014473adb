import { Accordion } from "#app/design/accordion.tsx";
import { Container } from "#app/design/layout.tsx";
import { questions } from "../content/sales-page.ts";
import * as css from "./questions.css.ts";

const items = questions.items.map(({ id, title, body }) => ({ id, title, body: <p>{body}</p> }));

export const Questions = () => (
  <section className={css.section} id="questions" aria-labelledby="questions-title">
    <Container className={css.columns}>
      <div>
        <h2 id="questions-title">{questions.title}</h2>
        <p className={css.lead}>{questions.lead}</p>
      </div>
      <Accordion name="questions" items={items} />
    </Container>
  </section>
);
