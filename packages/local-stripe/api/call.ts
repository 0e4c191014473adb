import { drawId } from "./ids.ts";

/** Sent with every 500: a retry with the same idempotency key would only replay it. */
export const NO_RETRY = { "stripe-should-retry": "false" };

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

type Refusal = { status: number; error: object; headers?: Record<string, string> };

const REFUSALS = {
  down: {
    status: 503,
    error: { message: "The fault plan says that Stripe is down.", type: "api_error" },
  },
  fail: {
    status: 500,
    error: { message: "An unknown error occurred", type: "api_error" },
    headers: NO_RETRY,
  },
  rateLimit: {
    status: 429,
    error: {
      code: "rate_limit",
      message:
        "Request rate limit exceeded. Learn more about rate limits here: https://stripe.com/docs/rate-limits.",
      type: "invalid_request_error",
    },
  },
} satisfies Record<string, Refusal>;

/** Returns the answer of a planned fault. */
export function refuse(fault: keyof typeof REFUSALS): Answer {
  const { status, error, headers }: Refusal = REFUSALS[fault];
  return { status, body: { error }, headers: { "request-id": drawId("request"), ...headers } };
}

export const toResponse = ({ status, body, headers }: Answer): Response =>
  new Response(JSON.stringify(body, null, 2), {
    status,
    headers: {
      ...headers,
      "Content-Type": "application/json",
      "Cache-Control": "no-cache, no-store",
    },
  });
