import { parseArgs } from "node:util";

/**
 * The command line's `--name 5` for each of these names, or the default.
 * @throws Error for a name that is not among them, or a value that is not above zero
 */
export function readOptions<Name extends string>(
  defaults: Record<Name, number>,
  args: string[] = process.argv.slice(2),
): Record<Name, number> {
  const names = Object.keys(defaults) as Name[];
  const { values } = parseArgs({
    args,
    options: Object.fromEntries(names.map((name) => [name, { type: "string" as const }])),
  });
  const options = { ...defaults };
  for (const name of names) {
    if (values[name] !== undefined) options[name] = readPositive(name, values[name]);
  }
  return options;
}

function readPositive(name: string, text: string): number {
  const value = Number(text);
  if (value > 0) return value;
  throw new Error(`--${name} takes a number above zero, not "${text}".`);
}
