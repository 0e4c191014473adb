import { useState } from "react";
import { Card } from "#app/design/card.tsx";
import { Container } from "#app/design/layout.tsx";
import { signup } from "../content/texts.ts";
import { Celebration, type Thanks } from "./celebration.tsx";
import { type RefusedSignup, SignupForm } from "./signup-form.tsx";
import * as css from "./signup-section.css.ts";

export type { RefusedSignup, Thanks };

type SignupSectionProps = {
  source: string;
  hasJoined: boolean;
  refused: RefusedSignup | null;
  thanks: Thanks;
  onJoined: () => void;
};

/** The form, replaced by the celebration after a signup. */
export function SignupSection({
  source,
  hasJoined,
  refused,
  thanks,
  onJoined,
}: SignupSectionProps) {
  const [isJoined, setIsJoined] = useState(hasJoined);
  return (
    <section className={css.section} id={signup.anchor} aria-labelledby="signup-title">
      <Container>
        <Card>
          {isJoined ? (
            <Celebration {...thanks} />
          ) : (
            <div className={css.body}>
              <div>
                <h2 id="signup-title">{signup.title}</h2>
                <p className={css.lead}>{signup.lead}</p>
              </div>
              <SignupForm
                source={source}
                refused={refused}
                onJoined={() => {
                  setIsJoined(true);
                  onJoined();
                }}
              />
            </div>
          )}
        </Card>
      </Container>
    </section>
  );
}
