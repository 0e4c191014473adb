import { type FormEvent, startTransition, useCallback, useEffect, useRef, useState } from "react";
import { LIBRARY_PATH } from "#app/domain/download.ts";
import {
  type GuideQuery,
  readGuideQuery,
  writeGuideQuery,
} from "#app/funnels/dating-quiz/rules/search-guides.ts";

const readFields = (form: HTMLFormElement): GuideQuery =>
  readGuideQuery(
    new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, `${value}`])),
  );

/** What the form of the search says now; at first, what the address asked for. */
export function useGuideQuery(asked: GuideQuery) {
  const form = useRef<HTMLFormElement>(null);
  const results = useRef<HTMLParagraphElement>(null);
  const [query, setQuery] = useState(asked);

  const onInput = useCallback(() => {
    const asks = form.current && readFields(form.current);
    // The letter is there at once; the covers of 25 guides may take a slow phone a moment.
    if (asks) startTransition(() => setQuery(asks));
  }, []);
  // What was typed before the script came, or what the browser has filled in again.
  useEffect(onInput, [onInput]);

  /** In the address too, for a reload and for the way back. */
  const keep = () => {
    if (!form.current) return;
    const address = LIBRARY_PATH + writeGuideQuery(readFields(form.current));
    window.history.replaceState(window.history.state, "", address);
  };

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    keep();
    // A phone's keyboard would go on covering them.
    results.current?.focus();
  };

  const clear = () => {
    for (const field of form.current?.elements ?? []) {
      if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = "";
    }
    onInput();
    keep();
    results.current?.focus();
  };

  return { query, clear, results, form: { ref: form, onInput, onSubmit, onBlur: keep } };
}
