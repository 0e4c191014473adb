import { findInAppBrowser } from "#app/domain/in-app-browser.ts";
import { readRange } from "./byte-range.ts";
import { type Files, type FoundFile, filesUnavailable } from "./files.ts";
import { isPartOfSame, judgePreconditions } from "./preconditions.ts";

/** A stored file as it is served. */
export type SentFile = {
  /** R2 key. */
  readonly key: string;
  /** File name for the download, in characters that every file system accepts. */
  readonly saveAs: string;
  readonly contentType: string;
};

/**
 * Answers GET and HEAD by streaming a stored file or the requested range. The caller has checked access.
 * @throws AppError `unavailable` when it is missing, has just been replaced, or R2 does not answer.
 */
export async function sendFile(files: Files, request: Request, file: SentFile): Promise<Response> {
  const found = await findFile(files, request, file);
  if (found === null) throw files.missing(file.key);
  return sendFound(files, request, file, found);
}

/** Null when the file does not exist. Reads it at once if the answer does not depend on what is found. */
export const findFile = (
  files: Files,
  request: Request,
  { key }: SentFile,
): Promise<FoundFile | null> => (wantsAll(request) ? files.read(key) : files.peek(key));

const wantsAll = ({ method, headers }: Request): boolean =>
  method === "GET" && !["If-Match", "If-None-Match", "Range"].some((name) => headers.has(name));

/** `sendFile` for a file that was found by `findFile`. */
export async function sendFound(
  files: Files,
  request: Request,
  file: SentFile,
  found: FoundFile,
): Promise<Response> {
  const judgement = judgePreconditions(request.headers, found.etag);
  if (judgement === "changed") return answer(412, found);
  if (judgement === "known") return answer(304, found);
  const range = readAskedRange(request, found);
  if (range === "unsatisfiable") {
    return answer(416, found, { "Content-Range": `bytes */${found.size}` });
  }
  const part = range === "whole" ? undefined : range;
  const headers = {
    ...describeContent(file, request),
    "Content-Length": String(part?.length ?? found.size),
    ...(part && {
      "Content-Range": `bytes ${part.offset}-${part.offset + part.length - 1}/${found.size}`,
    }),
  };
  if (request.method === "HEAD") return answer(200, found, headers);
  const body = found.body ?? (await files.open(file.key, found, part));
  if (body === null) throw filesUnavailable();
  return answer(part ? 206 : 200, found, headers, body);
}

/** Only GET has ranges, and `If-Range` must match the current version. */
const readAskedRange = ({ method, headers }: Request, { size, etag }: FoundFile) =>
  method === "GET" && isPartOfSame(headers, etag) ? readRange(headers.get("Range"), size) : "whole";

const PDF = "application/pdf";

/** Apple's web view drops attachments, but displays an inline PDF. */
const describeContent = ({ saveAs, contentType }: SentFile, { headers }: Request) => {
  const isShown =
    contentType === PDF && findInAppBrowser(headers.get("User-Agent") ?? "") === "apple";
  return {
    "Content-Type": contentType,
    "Content-Disposition": `${isShown ? "inline" : "attachment"}; filename="${saveAs}"`,
  };
};

const answer = (
  status: number,
  { etag }: FoundFile,
  headers: Record<string, string> = {},
  body: ReadableStream | null = null,
): Response =>
  new Response(body, {
    status,
    headers: {
      "Accept-Ranges": "bytes",
      ETag: etag,
      // Compression on the way would shift byte ranges.
      "Cache-Control": "private, no-store, no-transform",
      "Cross-Origin-Resource-Policy": "same-origin",
      "X-Robots-Tag": "noindex",
      ...headers,
    },
  });
