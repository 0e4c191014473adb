/** The parts of `/quiz2/results`, each with an address (docs/product.md#complete-results). */
export const RESULTS_TABS = ["picture", "changes", "areas", "days", "library"] as const;

export type ResultsTab = (typeof RESULTS_TABS)[number];

const PARAMETER = "tab";
const [FIRST] = RESULTS_TABS;

/** Reads the tab from the URL; the first if it names none, or an unknown one. */
export const readTab = (query: URLSearchParams, tabs: readonly ResultsTab[]): ResultsTab =>
  tabs.find((tab) => tab === query.get(PARAMETER)) ?? FIRST;

/** Keeps the rest of the query; the first tab needs no parameter. */
export function nameTab(query: URLSearchParams, tab: ResultsTab): URLSearchParams {
  const named = new URLSearchParams(query);
  if (tab === FIRST) named.delete(PARAMETER);
  else named.set(PARAMETER, tab);
  return named;
}

/** The tab that a key of the ARIA tabs pattern moves to; undefined for other keys. */
export function moveByKey(
  key: string,
  tab: ResultsTab,
  tabs: readonly ResultsTab[],
): ResultsTab | undefined {
  const at = tabs.indexOf(tab);
  if (key === "ArrowRight") return tabs.at((at + 1) % tabs.length);
  if (key === "ArrowLeft") return tabs.at(at - 1);
  if (key === "Home") return FIRST;
  return key === "End" ? tabs.at(-1) : undefined;
}
