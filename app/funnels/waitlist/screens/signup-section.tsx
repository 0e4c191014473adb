import type { ReactNode } from "react";
import { Card, Container } from "#app/design/layout.tsx";
import { signup } from "../content/texts.ts";
import { Celebration, type Thanks } from "./celebration.tsx";
import * as css from "./signup-section.css.ts";

/** The form, replaced by the celebration after a signup. */
export const SignupSection = ({ joined, form }: { joined: Thanks | null; form: ReactNode }) => (
  <section className={css.section} id={signup.anchor} aria-labelledby="signup-title">
    <Container>
      <Card>
        {joined ? (
          <Celebration {...joined} />
        ) : (
          <div className={css.body}>
            <div>
              <h2 id="signup-title">{signup.title}</h2>
              <p className={css.lead}>{signup.lead}</p>
            </div>
            {form}
          </div>
        )}
      </Card>
    </Container>
  </section>
);
