import type { z } from "zod";
import { AppError } from "../app-error.ts";
import { refusals } from "../content/refusals.ts";

const kibibytes = (count: number): number => count * 1_024;

/** Maximum body sizes in bytes. */
export const BODY_LIMIT = {
  default: kibibytes(4),
  steps: kibibytes(1),
  /** A thousand characters, each of which a form may write as twelve bytes. */
  review: kibibytes(16),
  answers: kibibytes(64),
  webhook: kibibytes(1_024),
} as const;

/**
 * Reads and validates a JSON body.
 * @throws AppError 415 for anything but JSON, 413 over the limit, 400 with the issues otherwise.
 */
export async function readJson<S extends z.ZodType>(
  request: Request,
  schema: S,
  limit: number = BODY_LIMIT.default,
): Promise<z.output<S>> {
  requireMediaType(request, "application/json");
  const text = await readText(request, limit);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError("invalid_input", refusals.notJson);
  }
  return parseInput(schema, value);
}

/**
 * Reads a browser's form post. Of a repeated field, the last value counts.
 * @throws AppError 415 or 413 like `readJson`. The caller validates the fields and shows the form again.
 */
export async function readForm(
  request: Request,
  limit: number = BODY_LIMIT.default,
): Promise<Record<string, string>> {
  requireMediaType(request, "application/x-www-form-urlencoded");
  return Object.fromEntries(new URLSearchParams(await readText(request, limit)));
}

/** @throws AppError `invalid_input` with one issue per problem. */
export function parseInput<S extends z.ZodType>(schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => ({
    path: issue.path.join("."),
    // zod's own message quotes the unknown keys, which may be personal data.
    message: issue.code === "unrecognized_keys" ? refusals.unknownField : issue.message,
  }));
  throw new AppError("invalid_input", issues[0]?.message ?? refusals.invalid, { issues });
}

function requireMediaType(request: Request, mediaType: string): void {
  const given = request.headers.get("Content-Type")?.split(";")[0]?.trim().toLowerCase();
  if (given !== mediaType)
    throw new AppError("unsupported_media_type", refusals.mediaType(mediaType));
}

/**
 * Counts bytes while reading, so that an endless body is cancelled at the limit, whatever its Content-Length. Drops a
 * byte order mark and replaces invalid UTF-8, unless the decoder is set otherwise.
 * @throws AppError 413; TypeError by a `fatal` decoder.
 */
export async function readText(
  request: Request,
  limit: number,
  decoder = new TextDecoder(),
): Promise<string> {
  if (request.body === null) return "";
  let text = "";
  let size = 0;
  const reader = request.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel().catch(() => {});
      throw new AppError("too_large", refusals.tooLarge(limit));
    }
    text += decoder.decode(value, { stream: true });
  }
}
