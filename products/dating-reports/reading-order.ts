import { type Block, type Blocks, plain, type Text } from "@kindling/press/blocks";
import { typeset } from "@kindling/press/manuscript";
import type { Archetype } from "../../app/domain/archetypes.ts";
import { BOOKS, type BookId } from "../../app/funnels/dating-quiz/content/books.ts";
import {
  LIST_NAMES,
  type ListName,
  readingLists,
} from "../../app/funnels/dating-quiz/content/reading-lists.ts";
import type { Reader } from "../../app/funnels/dating-quiz/rules/reader.ts";
import {
  listFurtherBooks,
  recommendBooks,
} from "../../app/funnels/dating-quiz/rules/recommend-books.ts";
import { ownWords } from "./own-words.ts";

const BOOK_IDS = Object.keys(BOOKS) as BookId[];
const { reading: words } = ownWords;

/** The reader's own order: what the quiz has recommended to them, then the rest of their pattern's lists. */
export function listOwnReading(reader: Reader): Blocks {
  const first = recommendBooks(reader);
  const then = listFurtherBooks(reader);
  const isLeftOut = (id: BookId) =>
    reader.dates === "men" && BOOKS[id].audience === "daters-of-women";
  const others = BOOK_IDS.filter((id) => ![...first, ...then].includes(id) && !isLeftOut(id));
  return [
    listBooks(words.yours, words.yoursText(reader.age), first),
    listBooks(words.further, words.furtherText, then),
    ...listOthers(others),
  ];
}

/** Which age each list is for (docs/product.md#book-recommendation). */
const MEANT_FOR: Readonly<Record<ListName, readonly [title: string, text: string]>> = {
  core: ["Begin here", "For everyone with your pattern, at any age."],
  healing: ["When something still hurts", "Before you look ahead, or when an old story wakes up."],
  growth: ["When you’re steadier", "For moving on, alone or with someone."],
};

/** All three lists of the quiz, so that every buyer finds what was recommended to them; each book once. */
export const listReading = (archetype: Archetype): Blocks => [
  ...listAllAges(archetype),
  ...listOthers(
    BOOK_IDS.filter((id) => !Object.values(readingLists[archetype]).flat().includes(id)),
  ),
];

function listAllAges(archetype: Archetype): Blocks {
  const listed = new Set<BookId>();
  return LIST_NAMES.map((name) => {
    const [title, text] = MEANT_FOR[name];
    const ids = readingLists[archetype][name].filter((id) => !listed.has(id));
    for (const id of ids) listed.add(id);
    return listBooks(title, text, ids);
  });
}

const listBooks = (title: string, text: string, ids: readonly BookId[]): Block => ({
  kind: "side",
  label: [{ kind: "heading", level: 3, text: title }],
  blocks: [
    { kind: "paragraph", look: "small", text: plain(text) },
    {
      kind: "list",
      marker: "box",
      items: ids.map((id): Blocks => [{ kind: "paragraph", text: describeBook(id) }]),
    },
  ],
});

const listOthers = (ids: readonly BookId[]): Blocks => [
  {
    kind: "side",
    label: [{ kind: "heading", level: 3, text: words.others }],
    blocks: [
      {
        kind: "paragraph",
        text: plain(`${typeset(ids.map((id) => BOOKS[id].title).join("\u00a0· "))}.`),
      },
    ],
  },
];

function describeBook(id: BookId): Text {
  const { title, reason, audience } = BOOKS[id];
  const note = audience === "daters-of-women" ? " For people who date women." : "";
  return [{ text: `${typeset(title)}. `, look: "bold" }, { text: `${typeset(reason)}${note}` }];
}
