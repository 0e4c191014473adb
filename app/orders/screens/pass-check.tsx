import { useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import { Button } from "#app/design/controls/button.tsx";
import { Dialog } from "#app/design/controls/dialog.tsx";
import type { PaymentCheck } from "#app/domain/purchase/payment-form.ts";
import { paymentCheck } from "../content/payment-check.ts";
import * as css from "./payment-form.css.ts";
import { openWidget } from "./turnstile.ts";

/**
 * Leads the buyer through a check, in a dialog of its own, and returns the answer for the server.
 * @throws Error when the buyer closes the dialog
 */
export function passCheck(check: PaymentCheck): Promise<string> {
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  return new Promise<string>((resolve, reject) => {
    const onClose = () => reject(new Error("The check was closed."));
    root.render(
      <Dialog title={paymentCheck.title} isOpen onClose={onClose}>
        {check.kind === "wait" ? (
          <Wait {...check} onPassed={resolve} />
        ) : (
          <Widget {...check} onPassed={resolve} />
        )}
      </Dialog>,
    );
  }).finally(() => {
    root.unmount();
    place.remove();
  });
}

type OnPassed = { onPassed: (answer: string) => void };
type CheckOf<Kind> = Extract<PaymentCheck, { kind: Kind }> & OnPassed;

function Wait({ waitMs, ticket, onPassed }: CheckOf<"wait">) {
  useEffect(() => {
    const timer = setTimeout(() => onPassed(ticket), waitMs);
    return () => clearTimeout(timer);
  }, [waitMs, ticket, onPassed]);
  return (
    <p className={css.checkText} role="status">
      {paymentCheck.wait}
    </p>
  );
}

function Widget({ siteKey, scriptUrl, onPassed }: CheckOf<"turnstile">) {
  const place = useRef<HTMLDivElement>(null);
  const [tries, setTries] = useState(0);
  const [failedTry, setFailedTry] = useState<number | null>(null);
  const isFailed = failedTry === tries;

  useEffect(() => {
    const host = place.current;
    if (host === null) return;
    const onFailed = () => setFailedTry(tries);
    return openWidget(host, { siteKey, scriptUrl, onPassed, onFailed });
  }, [siteKey, scriptUrl, onPassed, tries]);

  return (
    <div className={css.checkText}>
      {isFailed ? (
        <div className={css.checkProblem} role="alert">
          <p className={css.checkProblemTitle}>{paymentCheck.notLoaded.title}</p>
          <p>{paymentCheck.notLoaded.description}</p>
          <Button tone="quiet" onClick={() => setTries(tries + 1)}>
            {paymentCheck.notLoaded.action}
          </Button>
        </div>
      ) : (
        <p role="status">{paymentCheck.confirm}</p>
      )}
      <div key={tries} ref={place} hidden={isFailed} />
    </div>
  );
}
