import type { FormEvent } from "react";
import { Icon } from "#app/design/icon.tsx";
import { isTheme, type Theme } from "#app/domain/theme.ts";
import { toDark, toLight } from "../../content/frame.ts";
import * as css from "./theme-toggle.css.ts";

/** Sends what the form would post. If that fails, the choice still holds for this page. */
function storeTheme(theme: Theme): void {
  const body = new URLSearchParams({ theme });
  fetch("/theme", { method: "POST", body, keepalive: true, redirect: "manual" }).catch(() => {});
}

/**
 * Both buttons are rendered and CSS shows the right one, so it works before hydration and without script (the form
 * then posts to `/theme`).
 */
export function ThemeToggle() {
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const theme = submitter?.getAttribute("value");
    if (!isTheme(theme)) return;
    event.preventDefault();
    document.documentElement.dataset["theme"] = theme;
    storeTheme(theme);
    event.currentTarget.querySelector<HTMLElement>(`button:not([value=${theme}])`)?.focus();
  };

  return (
    <form method="post" action="/theme" onSubmit={onSubmit}>
      <button type="submit" className={css.toDark} name="theme" value="dark" aria-label={toDark}>
        <Icon name="moon" />
      </button>
      <button type="submit" className={css.toLight} name="theme" value="light" aria-label={toLight}>
        <Icon name="sun" />
      </button>
    </form>
  );
}
