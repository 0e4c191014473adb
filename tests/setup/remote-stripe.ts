import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { API_VERSION } from "#app/payments/stripe-client.ts";

export const REMOTE_KEY = "sk_test_of_the_remote_account";

type Answer = { status: number; body: string };
type Changes = {
  /** Changes an answer before it is sent. */
  plant?: (path: string, answer: Answer) => Answer;
};

/**
 * Starts a remote account: it is reached over the network, accepts one key, and takes a while to advance test clocks.
 * Behind it is the local Stripe at `origin`.
 */
export async function startRemoteStripe(
  origin: string,
  { plant = (_, answer) => answer }: Changes = {},
) {
  /** How many more reads of each clock find it advancing. */
  const advancing = new Map<string, number>();
  const calls: string[] = [];

  async function answer(request: IncomingMessage): Promise<Answer> {
    const { method = "", url = "", headers } = request;
    const path = url.split("?")[0] ?? "";
    calls.push(`${method} ${path}`);
    if (headers.authorization !== `Bearer ${REMOTE_KEY}`) {
      return { status: 401, body: '{"error":{"type":"invalid_request_error"}}' };
    }
    if (headers["stripe-version"] !== API_VERSION) throw new Error("Not the pinned version.");
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const key = headers["idempotency-key"];
    const response = await fetch(`${origin}${url}`, {
      method,
      headers: {
        Authorization: "Bearer sk_test_sandbox",
        "Content-Type": headers["content-type"] ?? "",
        "Stripe-Version": API_VERSION,
        ...(typeof key === "string" && { "Idempotency-Key": key }),
      },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    });
    return plant(path, delay(path, { status: response.status, body: await response.text() }));
  }

  function delay(path: string, given: Answer): Answer {
    const id = path.split("/")[4] ?? "";
    if (path.endsWith("/advance")) advancing.set(id, 2);
    const looks = advancing.get(id) ?? 0;
    if (looks === 0) return given;
    advancing.set(id, looks - 1);
    return { ...given, body: given.body.replace('"ready"', '"advancing"') };
  }

  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    answer(request).then(
      ({ status, body }) =>
        response.writeHead(status, { "Content-Type": "application/json" }).end(body),
      (error: Error) => response.destroy(error),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    stop: () => void server.close(),
  };
}
