import { CHECK_ACTION } from "#app/domain/purchase/payment-form.ts";
import { addScript } from "./add-script.ts";

/** The part of Turnstile's script that is used here. */
type Turnstile = {
  render: (
    host: HTMLElement,
    options: {
      sitekey: string;
      action: string;
      size: "flexible";
      callback: (token: string) => void;
      "error-callback": () => boolean;
    },
  ) => string | undefined;
  remove: (widgetId: string) => void;
};

type Widget = {
  readonly siteKey: string;
  readonly scriptUrl: string;
  readonly onPassed: (token: string) => void;
  readonly onFailed: () => void;
};

const findTurnstile = () => (window as { turnstile?: Turnstile }).turnstile;

/** Shows the widget in `host`, loading its script on the first call; the returned function removes it. */
export function openWidget(
  host: HTMLElement,
  { siteKey, scriptUrl, onPassed, onFailed }: Widget,
): () => void {
  let isGone = false;
  let remove = () => {};

  const show = async () => {
    if (!findTurnstile()) await addScript(scriptUrl);
    const turnstile = findTurnstile();
    if (isGone) return;
    const id = turnstile?.render(host, {
      sitekey: siteKey,
      action: CHECK_ACTION,
      size: "flexible",
      callback: onPassed,
      // True: handled here, so not written to the console too.
      "error-callback": () => {
        onFailed();
        return true;
      },
    });
    if (!turnstile || id === undefined) return onFailed();
    remove = () => turnstile.remove(id);
  };

  show().catch(() => !isGone && onFailed());
  return () => {
    isGone = true;
    remove();
  };
}
