import { type FormEvent, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { LIBRARY_PATH } from "#app/domain/purchase/download.ts";
import {
  type GuideQuery,
  readGuideQuery,
  writeGuideQuery,
} from "#app/funnels/dating-quiz/rules/search-guides.ts";

const readFields = (form: HTMLFormElement): GuideQuery =>
  readGuideQuery(
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`])),
  );

/** The current search, initially that of the URL. */
export function useGuideQuery(initialQuery: GuideQuery) {
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLParagraphElement>(null);
  const [query, setQuery] = useState(initialQuery);

  const onInput = useCallback(() => {
    const next = form.current && readFields(form.current);
    // A transition keeps typing responsive while 25 covers re-render on a slow phone.
    if (next) startTransition(() => setQuery(next));
  }, []);
  // Picks up input from before hydration or restored by the browser.
  useEffect(onInput, [onInput]);

  /** Stores the search in the URL, for reloads and Back. */
  const updateUrl = () => {
    if (!form.current) return;
    const address = LIBRARY_PATH + writeGuideQuery(readFields(form.current));
    window.history.replaceState(window.history.state, "", address);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    updateUrl();
    // Closes the phone's keyboard, which would cover the results.
    results.current?.focus();
  };

  const clear = () => {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = "";
    }
    onInput();
    updateUrl();
    results.current?.focus();
  };

  return { query, clear, results, form: { ref: form, onInput, onSubmit, onBlur: updateUrl } };
}
