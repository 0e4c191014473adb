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
  /** What can be filled in; rings of which one is chosen have one name. */
  readonly fields: readonly Field[];
};

type Field = {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "tick" | "ring";
};

/** What a reader, a search and a screen reader find in a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  const { info } = await pdf.getMetadata();
  const { Title: title, Language: language } = info as { Title?: unknown; Language?: unknown };
  const pages: string[] = [];
  const roles: string[][] = [];
  const links: string[] = [];
  const fields: Field[] = [];
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
    for (const annotation of await page.getAnnotations()) {
      const { subtype, url, dest } = annotation;
      if (subtype === "Link") links.push(url ?? `#${dest}`);
      if (subtype === "Widget") fields.push(readField(annotation));
    }
  }
  const mark = await pdf.getMarkInfo();
  const outline = ((await pdf.getOutline()) ?? []) as Outline[];
  return {
    ...{ pages, roles, links, fields, outline },
    ...{ title, language, isTagged: mark?.Marked === true },
  };
}

const readField = (widget: Record<string, unknown>): Field => ({
  name: String(widget["fieldName"]),
  label: String(widget["alternativeText"]),
  type: widget["checkBox"] ? "tick" : widget["radioButton"] ? "ring" : "text",
});

const listRoles = ({ role, children = [] }: Structure): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(listRoles),
];
