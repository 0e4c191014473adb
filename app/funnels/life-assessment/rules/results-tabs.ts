/** The parts of `/quiz2/results`, each with an address (docs/product.md#complete-results). */
export const RESULTS_TABS = ["picture", "changes", "areas", "days", "library"] as const;

export type ResultsTab = (typeof RESULTS_TABS)[number];

const PARAMETER = "tab";
const [FIRST] = RESULTS_TABS;

/** The first for an address that names none, or none that exists. */
export const readTab = (query: URLSearchParams, tabs: readonly ResultsTab[]): ResultsTab =>
  tabs.find((tab) => tab === query.get(PARAMETER)) ?? FIRST;

/** Keeps what else the address says; the first tab needs no mention. */
export function nameTab(query: URLSearchParams, tab: ResultsTab): URLSearchParams {
  const named = new URLSearchParams(query);
  if (tab === FIRST) named.delete(PARAMETER);
  else named.set(PARAMETER, tab);
  return named;
}

/** Where a key of the ARIA tabs pattern leads from a tab; undefined for other keys. */
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
