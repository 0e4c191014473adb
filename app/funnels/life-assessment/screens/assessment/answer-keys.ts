import { ANSWER_VALUES } from "#app/domain/life-areas.ts";

/**
 * Answers a statement with the keys 1 to 5: the focused one, or else the first unanswered one. Focus moves to the next
 * statement, and after the last one to the last button. Returns false for other keys.
 */
export function pressDigit(step: HTMLElement, key: string): boolean {
  if (!ANSWER_VALUES.some((value) => String(value) === key)) return false;
  const statements = [...step.querySelectorAll("fieldset")];
  const current =
    statements.find((statement) => statement.contains(document.activeElement)) ??
    statements.find((statement) => !statement.querySelector(":checked"));
  current?.querySelector<HTMLInputElement>(`input[value="${key}"]`)?.click();
  const next = current && statements[statements.indexOf(current) + 1];
  const target = next
    ? (next.querySelector<HTMLElement>(":checked") ?? next.querySelector("input"))
    : [...step.querySelectorAll("button")].at(-1);
  // The button is disabled until the render after the last answer.
  queueMicrotask(() => target?.focus());
  return true;
}
