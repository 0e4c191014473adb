import { CallError } from "../rules/call-error.ts";

/**
 * Sends a JSON call of our own API, with the visitor's cookies.
 * `keepalive` lets it outlive the page.
 * @throws CallError for any answer but a success; TypeError when there was no answer at all.
 */
export async function callApi(
  method: "GET" | "POST",
  path: string,
  body?: unknown,
  { keepalive = false }: { keepalive?: boolean } = {},
): Promise<unknown> {
  const response = await fetch(path, {
    method,
    credentials: "include",
    keepalive,
    ...(body === undefined
      ? {}
      : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
  return readAnswer(response);
}

/**
 * The JSON of an answer.
 * @throws CallError for any answer but a success.
 */
export async function readAnswer(response: Response): Promise<unknown> {
  if (!response.ok)
    throw new CallError(response.status, response.statusText, await response.text());
  return response.json();
}
