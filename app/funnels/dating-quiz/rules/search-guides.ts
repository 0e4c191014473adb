import { AUDIENCES, type Audience, TOPICS, type Topic } from "../content/topics.ts";

/** A search. Null filters and empty words match everything. */
export type GuideQuery = {
  readonly words: string;
  readonly topic: Topic | null;
  readonly audience: Audience | null;
};

/** Query parameter of each form field. */
export const QUERY_FIELDS = { words: "q", topic: "topic", audience: "for" } as const;

export const MAX_QUERY_LENGTH = 80;

/** Parses a query string; invalid values are ignored. */
export function readGuideQuery(params: URLSearchParams): GuideQuery {
  const read = (field: keyof GuideQuery) => params.get(QUERY_FIELDS[field]);
  return {
    words: (read("words") ?? "").slice(0, MAX_QUERY_LENGTH),
    topic: TOPICS.find((topic) => topic === read("topic")) ?? null,
    audience: AUDIENCES.find((audience) => audience === read("audience")) ?? null,
  };
}

/** The query string of a search; empty if it matches everything. */
export function writeGuideQuery(query: GuideQuery): string {
  const params = new URLSearchParams();
  for (const field of ["words", "topic", "audience"] as const) {
    const value = query[field]?.trim();
    if (value) params.set(QUERY_FIELDS[field], value);
  }
  return params.size === 0 ? "" : `?${params}`;
}

type Searched = {
  readonly title: string;
  readonly subtitle: string;
  readonly summary: string;
  readonly audience: Audience;
  readonly topics: readonly Topic[];
};

/**
 * Returns the guides in which every search word is the prefix of some word, ignoring case, accents and plurals, or in
 * which all search words joined are one: "break up" finds a breakup.
 */
export function searchGuides<G extends Searched>(
  guides: readonly G[],
  { words, topic, audience }: GuideQuery,
): readonly G[] {
  const wanted = splitWords(words);
  return guides.filter((guide) => {
    if (topic !== null && !guide.topics.includes(topic)) return false;
    if (audience !== null && guide.audience !== audience) return false;
    const { title, subtitle, summary, topics } = guide;
    const guideWords = splitWords([title, subtitle, summary, ...topics].join(" "));
    const has = (word: string) =>
      guideWords.some((one) => one.startsWith(word) || singular(one).startsWith(singular(word)));
    return wanted.every(has) || has(wanted.join(""));
  });
}

const singular = (word: string): string => word.replace(/ies$/, "y").replace(/([^s])s$/, "$1");

const splitWords = (text: string): readonly string[] =>
  text
    .normalize("NFD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? [];
