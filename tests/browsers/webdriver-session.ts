import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { json } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";

type Send = <T = unknown>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: object,
) => Promise<T>;

const READY_WITHIN_MS = 10_000;

/**
 * A session of the WebDriver at `url` (https://www.w3.org/TR/webdriver2/). `send` takes a path relative to the session
 * and returns the value.
 *
 * @throws Error with the driver's message
 */
export async function openSession(url: string, capabilities: object): Promise<Send> {
  await waitUntilReady(url);
  const body = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = await call<{ sessionId: string }>(`${url}/session`, "POST", body);
  return (method, path, data) => call(`${url}/session/${sessionId}${path}`, method, data);
}

async function waitUntilReady(url: string): Promise<void> {
  for (let waited = 0; waited < READY_WITHIN_MS; waited += 50) {
    const answer = await ask(`${url}/status`, "GET").catch(() => null);
    if (answer?.isOk) return;
    await sleep(50);
  }
  throw new Error(`No WebDriver answers at ${url}.`);
}

async function call<T>(url: string, method: string, data?: object): Promise<T> {
  const { isOk, body } = await ask(url, method, data);
  const { value } = body as { value: T & { error?: string; message?: string } };
  if (!isOk) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}

/** One connection per call: WebKit's driver may close a kept-alive one during the next call. */
async function ask(url: string, method: string, data?: object) {
  const asked = request(url, { method, agent: false });
  asked.end(data && JSON.stringify(data));
  const [answer] = (await once(asked, "response")) as [IncomingMessage];
  return { isOk: answer.statusCode === 200, body: await json(answer) };
}
