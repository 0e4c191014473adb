export type Named = {
  kind: "button" | "link" | "field" | "radio" | "disclosure";
  /** The full accessible name, or the source of a regular expression between slashes. */
  name: string;
  /** Index among several matches. */
  place?: number;
};

/**
 * Runs in the page. Finds an element by its accessible name once it can be pressed: hydrated, scrolled to the middle of
 * the window and not covered. Returns `null` until then, with the reason in `window.findNote`.
 */
export function findPressable({ kind, name, place = 0 }: Named): HTMLElement | null {
  const SELECTORS = {
    button: "button, [role=button], input[type=submit]",
    link: "a[href]",
    field: "input:not([type=radio], [type=checkbox], [type=hidden]), select, textarea",
    radio: "input[type=radio]",
    disclosure: "summary",
  };
  const note = (text: string) => {
    (window as unknown as { findNote: string }).findNote = text;
    return null;
  };
  const nameOf = (element: HTMLElement): string => {
    const labelledBy = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
    const labels = (element as HTMLInputElement).labels ?? [];
    const texts =
      labelledBy.length > 0
        ? labelledBy.map((id) => document.getElementById(id)?.textContent)
        : [...labels].map((label) => label.textContent);
    const own = element.getAttribute("aria-label") ?? (texts.join(" ") || element.textContent);
    return (own ?? "").replace(/\s+/g, " ").trim();
  };
  const pattern = /^\/(.+)\/$/.exec(name)?.[1];
  const isNamed = (text: string) => (pattern ? new RegExp(pattern).test(text) : text === name);

  const dialog = [...document.querySelectorAll("dialog:modal")].at(-1);
  const shown = [...(dialog ?? document).querySelectorAll<HTMLElement>(SELECTORS[kind])].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }),
  );
  const element = shown.filter((candidate) => isNamed(nameOf(candidate)))[place];
  if (!element) return note(`the page has ${shown.map(nameOf).join(" | ")}`);
  if (element.matches(":disabled, [aria-disabled=true]")) return note("it is disabled");
  // Stripe's script renders into an element of ours.
  const isOurs = (at: Element | null): boolean =>
    at !== null &&
    (Object.keys(at).some((key) => key.startsWith("__react")) || isOurs(at.parentElement));
  if ("__remixContext" in window && !isOurs(element)) return note("script has not taken it over");

  element.scrollIntoView({ block: "center", behavior: "instant" });
  const box = element.getBoundingClientRect();
  const onTop = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  if (onTop && (element.contains(onTop) || onTop.contains(element))) return element;
  return note(`it is covered by ${onTop?.outerHTML.slice(0, 200)}`);
}
