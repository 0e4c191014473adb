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
  /** The text of each page, its words separated by single spaces. */
  readonly pages: readonly string[];
  /** How far each page's words reach to the left and the right, as shares of its width. */
  readonly reaches: readonly (readonly [left: number, right: number])[];
  readonly outline: readonly Outline[];
  /** The roles of the structure tree, by page, in reading order. */
  readonly roles: readonly (readonly string[])[];
  /** The text alternatives of pictures, by page. */
  readonly alts: readonly (readonly string[])[];
  readonly links: readonly string[];
  /** What links within the document may lead to: `#` and a name. */
  readonly targets: readonly string[];
  /** Fonts that the document does not embed. */
  readonly foreignFonts: readonly string[];
  /** Form fields; the rings of one choice share a name. */
  readonly fields: readonly Field[];
};

type Field = {
  readonly name: string;
  readonly label: string;
  readonly type: "text" | "tick" | "ring";
};

/** Returns what a reader, a search and a screen reader find in a PDF. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  const { info } = await pdf.getMetadata();
  const { Title: title, Language: language } = info as { Title?: unknown; Language?: unknown };
  const pages: string[] = [];
  const reaches: [number, number][] = [];
  const roles: string[][] = [];
  const alts: string[][] = [];
  const links: string[] = [];
  const fields: Field[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    reaches.push(measureReach(items, page.getViewport({ scale: 1 }).width));
    pages.push(
      items
        .map((item) => ("str" in item ? item.str + (item.hasEOL ? " " : "") : ""))
        .join("")
        .replace(/\s+/g, " ")
        .trim(),
    );
    const elements = listElements((await page.getStructTree()) as Structure);
    roles.push(elements.flatMap(({ role }) => role ?? []));
    alts.push(elements.flatMap(({ alt }) => alt ?? []));
    for (const annotation of await page.getAnnotations()) {
      const { subtype, url, dest } = annotation;
      if (subtype === "Link") links.push(url ?? `#${dest}`);
      if (subtype === "Widget") fields.push(readField(annotation));
    }
  }
  const mark = await pdf.getMarkInfo();
  const targets = Object.keys((await pdf.getDestinations()) ?? {}).map((name) => `#${name}`);
  const outline = ((await pdf.getOutline()) ?? []) as Outline[];
  return {
    pages,
    reaches,
    roles,
    alts,
    links,
    targets,
    fields,
    outline,
    foreignFonts: listForeignFonts(bytes),
    title,
    language,
    isTagged: mark?.Marked === true,
  };
}

function measureReach(items: readonly object[], pageWidth: number): [number, number] {
  const words = items.filter(
    (item): item is { str: string; transform: number[]; width: number } =>
      "str" in item && typeof item.str === "string" && item.str.trim() !== "",
  );
  const lefts = words.map(({ transform }) => transform[4] ?? 0);
  const rights = words.map(({ width }, index) => (lefts[index] ?? 0) + width);
  return [Math.min(...lefts) / pageWidth, Math.max(...rights) / pageWidth];
}

const readField = (widget: Record<string, unknown>): Field => ({
  name: String(widget["fieldName"]),
  label: String(widget["alternativeText"]),
  type: widget["checkBox"] ? "tick" : widget["radioButton"] ? "ring" : "text",
});

const listElements = (element: Structure): Structure[] => [
  element,
  ...(element.children ?? []).flatMap(listElements),
];

/** An embedded part of a font has six letters and a plus before its name (PDF 1.7, 9.6.4). */
function listForeignFonts(bytes: Uint8Array): string[] {
  const source = Buffer.from(bytes).toString("latin1");
  const names = [...source.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name = ""]) => name);
  const count = (what: RegExp) => source.match(what)?.length ?? 0;
  const missing = count(/\/Type \/FontDescriptor/g) - count(/\/FontFile[23] /g);
  const foreign = names.filter((name) => !/^[A-Z]{6}\+/.test(name));
  return [...new Set(foreign), ...Array.from({ length: missing }, () => "a font without its file")];
}
