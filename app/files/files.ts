import { AppError } from "#app/platform/app-error.ts";
import { describeError, type Log } from "#app/platform/log.ts";
import type { ByteRange } from "./byte-range.ts";

/** What is known of a stored file. `etag` is in quotes and strong, as an answer carries it. */
export type FoundFile = { readonly size: number; readonly etag: string };

/** What is used of an R2 bucket. The runtime and the browser have a type of their own for the same stream. */
type Bucket = {
  head(key: string): Promise<{ size: number; httpEtag: string } | null>;
  get(
    key: string,
    options: { onlyIf: { etagMatches: string }; range?: ByteRange },
  ): Promise<{ body?: unknown } | null>;
  put(key: string, bytes: Uint8Array): Promise<unknown>;
  list(options: { prefix: string }): Promise<{ objects: { key: string; size: number }[] }>;
};

/** The port to the stored files. Each of its verbs throws AppError `unavailable` when R2 does not answer. */
export const createFiles = (bucket: Bucket, log: Log) => ({
  /** Null: there is no such file. Whoever looks for one was promised it, so that is told. */
  find: async (key: string): Promise<FoundFile | null> => {
    const found = await peek(bucket, log, key);
    if (found === null) log("error", { event: "files", reason: `missing: ${key}` });
    return found;
  },

  /** For files that are made when they are first asked for: nobody minds that one is not there. */
  peek: (key: string): Promise<FoundFile | null> => peek(bucket, log, key),
  has: async (key: string): Promise<boolean> => (await peek(bucket, log, key)) !== null,

  /** What was there under the same key is replaced. */
  put: async (key: string, bytes: Uint8Array): Promise<void> => {
    await bucket.put(key, bytes).catch(failWith(log));
  },

  /** The file as it was found, or a part of it, read while it is sent. Null: it has been replaced or removed since. */
  open: async (
    key: string,
    found: FoundFile,
    range?: ByteRange,
  ): Promise<ReadableStream | null> => {
    const onlyIf = { etagMatches: found.etag.replaceAll('"', "") };
    const opened = await bucket.get(key, { onlyIf, ...(range && { range }) }).catch(failWith(log));
    return (opened?.body as ReadableStream | undefined) ?? null;
  },

  /** How large the files are whose keys begin so, in one question: for at most a thousand. */
  measure: async (prefix: string): Promise<ReadonlyMap<string, number>> => {
    const { objects } = await bucket.list({ prefix }).catch(failWith(log));
    return new Map(objects.map(({ key, size }) => [key, size]));
  },
});

async function peek(bucket: Bucket, log: Log, key: string): Promise<FoundFile | null> {
  const found = await bucket.head(key).catch(failWith(log));
  return found && { size: found.size, etag: found.httpEtag };
}

export type Files = ReturnType<typeof createFiles>;

export const filesUnavailable = (): AppError =>
  new AppError("unavailable", "We cannot reach our files right now. Please try again shortly.", {
    headers: { "Retry-After": "10" },
  });

const failWith =
  (log: Log) =>
  (error: unknown): never => {
    log("error", { event: "files", ...describeError(error) });
    throw filesUnavailable();
  };
