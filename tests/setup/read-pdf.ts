import { getDocumentProxy } from "unpdf";

type Outline = { readonly title: string; readonly items: readonly Outline[] };
type Structure = {
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Structure[];
};

export type ReadPdf = {
  readonly title: unknown;
  readonly language: unknown;
  readonly isTagged: boolean;
  /** The text of each page, its words parted by single spaces. */
  readonly pages: readonly string[];
  readonly outline: readonly Outline[];
  /** The roles of the structure tree, of each page in the order in which they are read. */
  readonly roles: readonly (readonly string[])[];
  readonly links: readonly string[];
};

/** What a reader, a search and a screen reader find in a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  const { info } = await pdf.getMetadata();
  const { Title: title, Language: language } = info as { Title?: unknown; Language?: unknown };
  const pages: string[] = [];
  const roles: string[][] = [];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(
      items
        .map((item) => ("str" in item ? item.str + (item.hasEOL ? " " : "") : ""))
        .join("")
        .replace(/\s+/g, " ")
        .trim(),
    );
    roles.push(listRoles((await page.getStructTree()) as Structure));
    for (const { subtype, url, dest } of await page.getAnnotations()) {
      if (subtype === "Link") links.push(url ?? `#${dest}`);
    }
  }
  const mark = await pdf.getMarkInfo();
  const outline = ((await pdf.getOutline()) ?? []) as Outline[];
  return {
    ...{ pages, roles, links, outline },
    ...{ title, language, isTagged: mark?.Marked === true },
  };
}

const listRoles = ({ role, children = [] }: Structure): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(listRoles),
];
