import { type FormEvent, useState } from "react";
import { Button } from "#app/design/controls/button.tsx";
import { showToast } from "#app/design/feedback/toast-store.ts";
import { keepAnswersNotice as words } from "#app/funnels/life-assessment/content/keep-answers.ts";
import {
  type ItemConsent,
  readItemConsent,
} from "#app/funnels/life-assessment/rules/item-consent.ts";
import { inTime } from "#app/funnels/shared/screens/in-time.ts";
import * as css from "./keep-answers.css.ts";

const PATH = "/quiz2/keep-answers";
const ID = "keep-answers";

type KeepAnswersProps = { attemptId: string; consent: ItemConsent };

/**
 * Asks whether the answers may be counted (docs/product.md#counting-answers), in a line that unfolds. Comes last, since
 * nothing depends on it.
 */
export const KeepAnswers = (props: KeepAnswersProps) => (
  <details className={css.folded}>
    <summary className={css.summary}>{words.title}</summary>
    <div id={ID} className={css.parts}>
      <ConsentForm {...props} />
    </div>
  </details>
);

/** Before hydration and without script the browser posts the form and returns to it. */
function ConsentForm({ attemptId, consent }: KeepAnswersProps) {
  const [shown, setShown] = useState(consent);
  const [isSending, setIsSending] = useState(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    try {
      setShown(await send(new FormData(event.currentTarget)));
    } catch {
      showToast({ ...words.failed, tone: "problem" });
    }
    setIsSending(false);
  };

  return (
    <>
      <p className={css.text} role="status">
        {shown === "open" ? words.lead : words[shown]}
      </p>
      {shown !== "counted" && (
        <form method="post" action={`${PATH}#${ID}`} className={css.parts} onSubmit={onSubmit}>
          <input type="hidden" name="attempt_id" value={attemptId} />
          {shown === "open" && (
            <>
              <p className={css.text}>{words.text}</p>
              <label className={css.choice}>
                <input type="checkbox" className={css.box} name="keep" value="yes" required />
                {words.label}
              </label>
            </>
          )}
          <p className={css.small}>
            {words.until} <a href="/privacy-policy">{words.policy}</a>
          </p>
          <Button type="submit" tone="quiet" isPending={isSending}>
            {shown === "open" ? words.agree : words.takeBack}
          </Button>
        </form>
      )}
    </>
  );
}

/** Returns the new consent. @throws Error if the server does not send one. */
async function send(fields: FormData): Promise<ItemConsent> {
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === "string") body.set(name, value);
  const headers = { Accept: "application/json" };
  const answer = await inTime(fetch(PATH, { method: "POST", body, headers }));
  const told = answer.ok ? await answer.json<{ state?: unknown }>() : null;
  const state = readItemConsent(told?.state);
  if (state === null) throw new Error("It was not stored.");
  return state;
}
