import type { FormFields, FormValue } from "./form-body.ts";
import { invalid, type Problem } from "./problem.ts";

/** Parses one parameter, or throws Stripe's error. */
type Read<T> = (value: FormValue, param: string) => T;
type Field<T> = { read: Read<T>; isRequired: boolean };
type Fields = Record<string, Field<unknown>>;
type Value<F> = F extends Field<infer T> ? T : never;
type RequiredNames<F extends Fields> = {
  [K in keyof F]: F[K] extends { isRequired: true } ? K : never;
}[keyof F];

/** The parsed parameters of a route. */
export type Input<F extends Fields> = { [K in RequiredNames<F>]: Value<F[K]> } & {
  [K in Exclude<keyof F, RequiredNames<F>>]?: Value<F[K]> | undefined;
};

const field = <T>(read: Read<T>) => ({ read, isRequired: false as const });

export const required = <T>({ read }: Field<T>) => ({ read, isRequired: true as const });

const refuse = (message: string, param: string, code?: string): Problem =>
  invalid(message, { param, ...(code !== undefined && { code }) });

function asText(value: FormValue, param: string): string {
  if (typeof value !== "string") throw refuse("Invalid string: {...}", param);
  return value;
}

export const text = (maxLength = 5_000) =>
  field((value, param) => {
    const read = asText(value, param);
    if (read === "") {
      throw refuse(
        `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
        param,
        "parameter_invalid_empty",
      );
    }
    if (read.length > maxLength) {
      throw refuse(
        `Invalid string: ${read.slice(0, 10)}...${read.slice(-10)}; must be at most ${maxLength} characters`,
        param,
      );
    }
    return read;
  });

const ASCII_ADDRESS = /^[!-?A-~]+@[!-?A-~]+\.[!-?A-~]+$/;

export const emailAddress = () =>
  field((value, param) => {
    const read = asText(value, param);
    if (ASCII_ADDRESS.test(read)) return read;
    throw refuse(`Invalid email address: ${read}`, param, "email_invalid");
  });

export const integer = ({ min = 0, max = 99_999_999 } = {}) =>
  field((value, param) => {
    const read = asText(value, param);
    if (!/^-?\d+$/.test(read)) {
      throw refuse(`Invalid integer: ${read}`, param, "parameter_invalid_integer");
    }
    const number = Number(read);
    if (number < min) {
      throw refuse(
        min === 0
          ? "Invalid non-negative integer"
          : min === 1
            ? "Invalid positive integer"
            : `This value must be greater than or equal to ${min}.`,
        param,
        "parameter_invalid_integer",
      );
    }
    if (number > max) {
      throw refuse(
        `This value must be less than or equal to ${max} (it currently is '${number}').`,
        param,
      );
    }
    return number;
  });

/** In seconds. */
export const timestamp = () => integer({ max: 99_999_999_999 });

export const flag = () =>
  field((value, param) => {
    const read = asText(value, param);
    if (read !== "true" && read !== "false") throw refuse(`Invalid boolean: ${read}`, param);
    return read === "true";
  });

export const oneOf = <const T extends string>(...choices: T[]) =>
  field((value, param): T => {
    const read = asText(value, param);
    const choice = choices.find((name) => name === read);
    if (choice === undefined) {
      throw refuse(`Invalid ${param}: must be ${joinChoices(choices)}`, param);
    }
    return choice;
  });

const joinChoices = (choices: readonly string[]): string =>
  choices.length < 3
    ? choices.join(" or ")
    : `one of ${choices.slice(0, -1).join(", ")}, or ${choices.at(-1)}`;

/** An empty string unsets the value. */
export const orEmpty = <T>({ read }: Field<T>) =>
  field((value, param): T | null => (value === "" ? null : read(value, param)));

export const list = <T>({ read }: Field<T>, most = 100) =>
  field((value, param): T[] => {
    if (typeof value === "string") throw refuse("Invalid array", param);
    if (Object.keys(value).length > most) {
      throw refuse(`Array ${param} exceeded maximum ${most} allowed elements.`, param);
    }
    return Object.entries(value).map(([index, item]) => {
      if (!/^\d+$/.test(index)) throw refuse("Invalid array", param);
      return read(item, `${param}[${index}]`);
    });
  });

export const hash = <F extends Fields>(fields: F) =>
  field((value, param): Input<F> => {
    if (typeof value === "string") throw refuse("Invalid object", param);
    return readFields(fields, value, param);
  });

const MOST_METADATA = 50;

/** Key-value pairs; an empty string deletes a key. */
export const metadata = () =>
  field((value, param): Record<string, string> => {
    if (value === "") return {};
    if (typeof value === "string") throw refuse("Invalid object", param);
    if (Object.keys(value).length > MOST_METADATA) {
      throw refuse(`You can have at most ${MOST_METADATA} keys of metadata.`, param);
    }
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => {
        const read = asText(item, `${param}[${name}]`);
        if (name.length > 40 || read.length > 500) {
          throw refuse(
            `Metadata ${name.length > 40 ? "keys can be up to 40" : "values can have up to 500"} characters, but you passed in a longer one.`,
            param,
          );
        }
        return [name, read];
      }),
    );
  });

/** Accepted and ignored. */
export const ignored = () => field((value): FormValue => value);

export function readFields<F extends Fields>(fields: F, form: FormFields, within = ""): Input<F> {
  const nameOf = (name: string) => (within === "" ? name : `${within}[${name}]`);
  const unknown = Object.keys(form).filter((name) => !Object.hasOwn(fields, name));
  if (unknown.length > 0) {
    throw refuse(
      `Received unknown parameter${unknown.length > 1 ? "s" : ""}: ${unknown.map(nameOf).join(", ")}`,
      nameOf(unknown[0] ?? ""),
      "parameter_unknown",
    );
  }
  const input: Record<string, unknown> = {};
  for (const [name, { read, isRequired }] of Object.entries(fields)) {
    const value = form[name];
    if (value !== undefined) input[name] = read(value, nameOf(name));
    else if (isRequired) {
      throw refuse(`Missing required param: ${nameOf(name)}.`, nameOf(name), "parameter_missing");
    }
  }
  return input as Input<F>;
}

export const mergeMetadata = (
  before: Record<string, string> | null,
  given: Record<string, string> | undefined,
): Record<string, string> =>
  Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== ""));
