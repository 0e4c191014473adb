/** An untyped form value: text, or fields by name (a list has numeric names). */
export type FormValue = string | FormFields;
export type FormFields = { [name: string]: FormValue };

/** Parses `a[b][0][c]=d` as Stripe does; `a[]=x` appends. */
export function parseForm(form: string): FormFields {
  const fields = makeFields();
  for (const [name, value] of new URLSearchParams(form)) putAt(fields, splitName(name), value);
  return fields;
}

/** No prototype, which a form could otherwise reach by name. */
const makeFields = (): FormFields => Object.create(null);

const splitName = (name: string): string[] => {
  const [root = "", ...rest] = name.split("[");
  return [root, ...rest.map((part) => part.replace(/\]$/, ""))];
};

function putAt(fields: FormFields, [first = "", ...rest]: string[], value: string): void {
  const name = first === "" ? String(Object.keys(fields).length) : first;
  if (rest.length === 0) {
    fields[name] = value;
    return;
  }
  const inner = fields[name];
  const next = typeof inner === "object" ? inner : makeFields();
  fields[name] = next;
  putAt(next, rest, value);
}
