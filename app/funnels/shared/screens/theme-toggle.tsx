import { type FormEvent, useRef } from "react";
import { Icon } from "#app/design/icon.tsx";
import { isTheme, type Theme } from "#app/domain/theme.ts";
import * as css from "./theme-toggle.css.ts";

/** The same post as the form's own. When it cannot be sent, the choice holds for this page. */
function keepTheme(theme: Theme): void {
  const body = new URLSearchParams({ theme });
  fetch("/theme", { method: "POST", body, keepalive: true, redirect: "manual" }).catch(() => {});
}

/**
 * Both buttons stand in the page and the stylesheet shows the one that fits, so it is right before script
 * and without it (the form then posts to `/theme`).
 */
export function ThemeToggle() {
  const form = useRef<HTMLFormElement>(null);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const submitter = (event.nativeEvent as SubmitEvent).submitter;
    const theme = submitter?.getAttribute("value");
    if (!isTheme(theme)) return;
    event.preventDefault();
    document.documentElement.dataset["theme"] = theme;
    keepTheme(theme);
    form.current?.querySelector<HTMLElement>(`button:not([value=${theme}])`)?.focus();
  };

  return (
    <form ref={form} method="post" action="/theme" onSubmit={onSubmit}>
      <button
        type="submit"
        className={css.toDark}
        name="theme"
        value="dark"
        aria-label="Switch to dark theme"
      >
        <Icon name="moon" />
      </button>
      <button
        type="submit"
        className={css.toLight}
        name="theme"
        value="light"
        aria-label="Switch to light theme"
      >
        <Icon name="sun" />
      </button>
    </form>
  );
}
