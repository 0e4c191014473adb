import { colours } from "#app/design/palette.ts";
import type { Area } from "./paper.ts";
import { asText, type Pen, type Tag } from "./pen.ts";

type FieldOptions = {
  /** Unlike any other of the document. */
  readonly name: string;
  readonly label: string;
  readonly parent: Tag;
  readonly isMultiline?: boolean;
};

const border = { stroke: colours.lineStrong.light, width: 0.8 };
const MULTILINE = 1 << 12;
const PRINTED = 1 << 2;

/** Viewers set what is typed in a font of their own: a font of ours holds only the letters that we printed. */
const FONT = "Helvetica";

export function drawField(pen: Pen, area: Area, options: FieldOptions): void {
  pen.decoration(() => pen.box(area, { ...border, fill: "#ffffff" }, 4));
  addWidget(pen, area, options, {
    FT: "Tx",
    ...(options.isMultiline && { Ff: MULTILINE }),
    DA: asText(`/${openForm(pen).font} 10 Tf 0 g`),
    AP: { N: drawLook(pen, area, "/Tx BMC EMC") },
  });
}

export function drawTick(pen: Pen, area: Area, options: FieldOptions): void {
  pen.decoration(() => pen.box(area, { ...border, fill: "#ffffff" }, 2.5));
  const [x, y] = [area.width / 12, area.height / 12];
  const stroke = "0.06 0.14 0.1 RG 1.8 w 1 J 1 j";
  const tick = `${2.5 * x} ${6 * y} m ${5 * x} ${3.2 * y} l ${9.6 * x} ${9 * y} l S`;
  addWidget(pen, area, options, {
    ...{ FT: "Btn", V: "Off", AS: "Off" },
    AP: { N: { Yes: drawLook(pen, area, `${stroke} ${tick}`), Off: drawLook(pen, area, " ") } },
  });
}

/** How a viewer shows one state of a field. */
function drawLook(pen: Pen, { width, height }: Area, content: string): object {
  const form = pen.doc.ref({ Type: "XObject", Subtype: "Form", BBox: [0, 0, width, height] });
  form.end(content);
  return form;
}

/** Made by hand, because pdfkit's own fields get no place in the structure of the document. */
function addWidget(
  pen: Pen,
  { x, y, width, height }: Area,
  { name, label, parent }: FieldOptions,
  kind: Record<string, unknown>,
): void {
  const { fields } = openForm(pen);
  const element = pen.elementOf({ type: "Form", parent });
  pen.doc.annotate(x, y, width, height, {
    ...{ Subtype: "Widget", F: PRINTED, T: asText(name), TU: asText(label) },
    ...{ ...kind, structParent: element },
  });
  // pdfkit ties a field to the page that is open when its element ends.
  element.end();
  fields.push(pen.doc.page.annotations.at(-1));
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
  // Every field brings its own looks; a viewer that makes them again asks to save the file.
  data.NeedAppearances = false;
  const form = { fields: data.Fields, font: doc._font.id };
  forms.set(pen, form);
  return form;
}
