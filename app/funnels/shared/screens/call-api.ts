import { CallError } from "../rules/call-error.ts";

/**
 * Sends a JSON call of our own API, with the visitor's cookies.
 * @throws CallError for any answer but a success; TypeError when there was no answer at all.
 */
export async function callApi(
  method: "GET" | "POST",
  path: string,
  body?: unknown,
): Promise<unknown> {
  const response = await fetch(path, {
    method,
    credentials: "include",
    ...(body === undefined
      ? {}
      : { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new CallError(response.status, response.statusText, await response.text());
  return response.json();
}
