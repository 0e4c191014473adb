import { drawId } from "./ids.ts";

/** An incoming call; `form` is its body, or its query string if there is no body. */
export type Call = {
  method: string;
  path: string;
  form: string;
  key: string | null;
  idempotencyKey: string | null;
  version: string | null;
};

export type Answer = { status: number; body: object; headers: Record<string, string> };

export async function readCall(request: Request): Promise<Call> {
  const { pathname, search } = new URL(request.url);
  const body = new TextDecoder().decode(await request.arrayBuffer());
  const [, bearer = null] = /^Bearer (.+)$/.exec(request.headers.get("Authorization") ?? "") ?? [];
  return {
    method: request.method,
    path: pathname.replace(/\/$/, ""),
    form: body === "" ? search.slice(1) : body,
    key: bearer,
    idempotencyKey: request.headers.get("Idempotency-Key"),
    version: request.headers.get("Stripe-Version"),
  };
}

const REFUSALS: Record<number, { message: string; type: string; code?: string }> = {
  429: {
    code: "rate_limit",
    message:
      "Request rate limit exceeded. Learn more about rate limits here: https://stripe.com/docs/rate-limits.",
    type: "invalid_request_error",
  },
  500: { message: "An unknown error occurred", type: "api_error" },
  503: { message: "The fault plan says that Stripe is down.", type: "api_error" },
};

/** The answer of a planned fault. */
export const refuse = (status: number): Answer => ({
  status,
  body: { error: REFUSALS[status] },
  headers: { "request-id": drawId("request") },
});

export const toResponse = ({ status, body, headers }: Answer): Response =>
  new Response(JSON.stringify(body, null, 2), {
    status,
    headers: {
      ...headers,
      "Content-Type": "application/json",
      "Cache-Control": "no-cache, no-store",
    },
  });
