import { ANSWER_VALUES } from "#app/domain/life-areas.ts";
import { areNumberKeysOn } from "#app/funnels/shared/screens/number-keys.tsx";

/**
 * Answers the focused statement with the keys 1 to 5. Focus moves to the next statement, and after the last one to the
 * last button. Returns false for other keys, and elsewhere: what is dictated or pressed by mistake must not answer.
 */
export function pressDigit(step: HTMLElement, key: string): boolean {
  if (!ANSWER_VALUES.some((value) => String(value) === key) || !areNumberKeysOn()) return false;
  const statements = [...step.querySelectorAll("fieldset")];
  const current = statements.find((statement) => statement.contains(document.activeElement));
  if (!current) return false;
  current.querySelector<HTMLInputElement>(`input[value="${key}"]`)?.click();
  const next = statements[statements.indexOf(current) + 1];
  const target = next
    ? (next.querySelector<HTMLElement>(":checked") ?? next.querySelector("input"))
    : [...step.querySelectorAll("button")].at(-1);
  // The button is disabled until the render after the last answer.
  queueMicrotask(() => target?.focus());
  return true;
}
