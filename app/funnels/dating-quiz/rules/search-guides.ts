import { AUDIENCES, type Audience, TOPICS, type Topic } from "../content/topics.ts";

/** What somebody looks for. Null and no words: anything. */
export type GuideQuery = {
  readonly words: string;
  readonly topic: Topic | null;
  readonly audience: Audience | null;
};

/** The names that the form's fields have in the address. */
export const QUERY_FIELDS = { words: "q", topic: "topic", audience: "for" } as const;

export const MOST_LETTERS = 80;

/** What an address asks for, whatever stands in it. */
export function readGuideQuery(params: URLSearchParams): GuideQuery {
  const read = (field: keyof GuideQuery) => params.get(QUERY_FIELDS[field]);
  return {
    words: (read("words") ?? "").slice(0, MOST_LETTERS),
    topic: TOPICS.find((topic) => topic === read("topic")) ?? null,
    audience: AUDIENCES.find((audience) => audience === read("audience")) ?? null,
  };
}

/** The address's part for a query: nothing when it asks for anything. */
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

/** Those in which each word that is looked for begins a word, in whatever letters, with or without accents. */
export function searchGuides<G extends Searched>(
  guides: readonly G[],
  { words, topic, audience }: GuideQuery,
): readonly G[] {
  const wanted = splitWords(words);
  return guides.filter((guide) => {
    if (topic !== null && !guide.topics.includes(topic)) return false;
    if (audience !== null && guide.audience !== audience) return false;
    const { title, subtitle, summary, topics } = guide;
    const said = splitWords([title, subtitle, summary, ...topics].join(" "));
    return wanted.every((word) => said.some((one) => one.startsWith(word)));
  });
}

const splitWords = (text: string): readonly string[] =>
  text
    .normalize("NFD")
    .replaceAll(/[\p{M}'’]/gu, "")
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? [];
