import { colours } from "./colours.ts";
import type { Area } from "./paper.ts";
import { asText, type Pen, type Tag } from "./pen.ts";

type FieldOptions = {
  /** Unique in the document. */
  readonly name: string;
  readonly label: string;
  readonly parent: Tag;
  readonly isMultiline?: boolean;
  /** In a table, whose rules replace the border. */
  readonly isBare?: boolean;
};

type ChoiceOptions = FieldOptions & {
  readonly choices: readonly { readonly name: string; readonly area: Area }[];
};

const border = { stroke: colours.lineStrong, width: 0.8 };
const MULTILINE = 1 << 12;
const RADIO = 1 << 15;
const PRINTED = 1 << 2;

/** Viewers render input in a font of their own, because embedded fonts hold only the printed glyphs. */
const FONT = "Helvetica";

export function drawField(pen: Pen, area: Area, options: FieldOptions): void {
  if (!options.isBare) pen.decoration(() => pen.box(area, { ...border, fill: "#ffffff" }, 4));
  addField(pen, area, options, {
    FT: "Tx",
    ...(options.isMultiline && { Ff: MULTILINE }),
    DA: asText(`/${openForm(pen).font} 10 Tf 0 g`),
    AP: { N: drawLook(pen, area, "/Tx BMC EMC") },
  });
}

const INK = "0.06 0.14 0.1 RG 1.8 w 1 J 1 j";

export function drawTick(pen: Pen, area: Area, options: FieldOptions): void {
  pen.decoration(() => pen.box(area, { ...border, fill: "#ffffff" }, 2.5));
  const x = area.width / 12;
  const y = area.height / 12;
  const tick = `${2.5 * x} ${6 * y} m ${5 * x} ${3.2 * y} l ${9.6 * x} ${9 * y} l S`;
  addField(pen, area, options, {
    FT: "Btn",
    V: "Off",
    AS: "Off",
    AP: { N: { Yes: drawLook(pen, area, `${INK} ${tick}`), Off: drawLook(pen, area, " ") } },
  });
}

/** A radio group; its labels are drawn by the caller. */
export function drawChoices(pen: Pen, { choices, ...options }: ChoiceOptions): void {
  const { fields } = openForm(pen);
  const kids: unknown[] = [];
  const group = pen.doc.ref({
    FT: "Btn",
    Ff: RADIO,
    V: "Off",
    Kids: kids,
    T: asText(options.name),
    TU: asText(options.label),
  });
  fields.push(group);
  for (const { name, area } of choices) {
    const label = `${options.label}: ${name}`;
    const ring = drawLook(pen, area, `${INK} ${traceRing(area.width)} S`);
    const look = { AS: "Off", Parent: group };
    const states = { AP: { N: { [name]: ring, Off: drawLook(pen, area, " ") } } };
    kids.push(addWidget(pen, area, { ...options, label }, { ...look, ...states }));
  }
}

/** PDF has no circles: four Bézier curves. */
function traceRing(size: number): string {
  const near = 1.5;
  const far = size - 1.5;
  const middle = size / 2;
  const bend = (middle - near) * 0.5523;
  const low = middle - bend;
  const high = middle + bend;
  return [
    `${far} ${middle} m ${far} ${high} ${high} ${far} ${middle} ${far} c`,
    `${low} ${far} ${near} ${high} ${near} ${middle} c`,
    `${near} ${low} ${low} ${near} ${middle} ${near} c`,
    `${high} ${near} ${far} ${low} ${far} ${middle} c`,
  ].join(" ");
}

/** The appearance stream of one state of a field. */
function drawLook(pen: Pen, { width, height }: Area, content: string): object {
  const form = pen.doc.ref({ Type: "XObject", Subtype: "Form", BBox: [0, 0, width, height] });
  form.end(content);
  return form;
}

function addField(...[pen, area, options, kind]: Parameters<typeof addWidget>): void {
  const { fields } = openForm(pen);
  fields.push(addWidget(pen, area, options, { ...kind, T: asText(options.name) }));
}

/** Written directly, because pdfkit's own fields have no place in the structure tree. */
function addWidget(
  pen: Pen,
  { x, y, width, height }: Area,
  { label, parent }: FieldOptions,
  kind: Record<string, unknown>,
): unknown {
  const element = pen.elementOf({ type: "Form", parent });
  pen.doc.annotate(x, y, width, height, {
    Subtype: "Widget",
    F: PRINTED,
    TU: asText(label),
    ...kind,
    structParent: element,
  });
  // pdfkit attaches a field to the page that is current when its element ends.
  element.end();
  return pen.doc.page.annotations.at(-1);
}

type Form = { readonly fields: unknown[]; readonly font: string };

const forms = new WeakMap<Pen, Form>();

function openForm(pen: Pen): Form {
  const known = forms.get(pen);
  if (known !== undefined) return known;
  const { doc } = pen;
  doc.font(FONT).initForm();
  const { data } = doc._root.data["AcroForm"] as {
    data: { Fields: unknown[]; NeedAppearances: boolean };
  };
  // Every field has its appearance; a viewer that regenerates them would ask to save the file.
  data.NeedAppearances = false;
  const form = { fields: data.Fields, font: doc._font.id };
  forms.set(pen, form);
  return form;
}
