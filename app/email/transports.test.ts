import { describe, expect, test, vi } from "vitest";
import { mail } from "../../tests/fixtures/email-content.ts";
import { createCloudflareTransport } from "./cloudflare-transport.ts";
import { createResendTransport } from "./resend-transport.ts";
import { createSandboxTransport } from "./sandbox-transport.ts";

const timeout = () =>
  Promise.reject(new DOMException("too slow for ada@example.test", "TimeoutError"));
const accepted = { kind: "accepted" };
const temporary = (reason: string) => ({ kind: "temporary", reason });
const tooFast = (reason: string) => ({ ...temporary(reason), isTooFast: true });
const keyRefused = (reason: string) => ({ ...temporary(reason), isKeyRefused: true });
const noAnswer = (reason: string) => ({ ...temporary(reason), mayBeSent: true });
const permanent = (reason: string) => ({ kind: "permanent", reason });

describe("Resend", () => {
  const answer = (status: number, body?: object, headers: HeadersInit = {}) =>
    vi.fn(async (_url: string, _init: RequestInit) =>
      Response.json(body ?? null, { status, headers }),
    );
  const send = (fetch: (url: string, init: RequestInit) => Promise<Response>) =>
    createResendTransport("re_key", fetch).send(mail);

  test("is called as its API requires, with a timeout", async () => {
    const fetch = answer(200, { id: "1" });
    expect(await send(fetch)).toEqual(accepted);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe("https://api.resend.com/emails");
    expect(init).toMatchObject({
      method: "POST",
      headers: {
        Authorization: "Bearer re_key",
        "Content-Type": "application/json",
        "Idempotency-Key": mail.idempotencyKey,
      },
      signal: expect.any(AbortSignal),
    });
    expect(JSON.parse(String(init?.body))).toEqual({
      from: '"Kindling" <mail@kindling.example>',
      to: ["ada@example.test"],
      reply_to: "hello@kindling.example",
      subject: "A subject",
      html: mail.html,
      text: mail.text,
      headers: mail.headers,
    });
  });

  test("gets a sender's name that cannot break out of its quotes", async () => {
    const fetch = answer(200, { id: "1" });
    const from = { name: 'Ember" <eve@evil.test>, "\\', address: "mail@bücher.example" };
    await createResendTransport("re_key", fetch).send({ ...mail, from });
    expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body)).from).toBe(
      '"Ember\\" <eve@evil.test>, \\"\\\\" <mail@xn--bcher-kva.example>',
    );
  });

  test.each([
    [400, "validation_error", permanent("resend 400 validation_error")],
    [422, "missing_required_field", permanent("resend 422 missing_required_field")],
    [401, "missing_api_key", keyRefused("resend 401 missing_api_key")],
    [403, "validation_error", keyRefused("resend 403 validation_error")],
    [409, "concurrent_idempotent_requests", temporary("resend 409 concurrent_idempotent_requests")],
    [409, "invalid_idempotent_request", accepted],
    [429, "rate_limit_exceeded", tooFast("resend 429 rate_limit_exceeded")],
    [500, "internal_server_error", temporary("resend 500 internal_server_error")],
    [503, "Sorry, ada@example.test", temporary("resend 503")],
  ])("%i %s", async (status, name, outcome) => {
    expect(await send(answer(status, { name, message: "about ada@example.test" }))).toEqual(
      outcome,
    );
  });

  test("may set the delay of the retry", async () => {
    const fetch = answer(429, { name: "rate_limit_exceeded" }, { "Retry-After": "7" });
    expect(await send(fetch)).toMatchObject({ retryAfterMs: 7_000 });
  });

  const cut = () => Promise.reject(new TypeError("x"));
  test.each([
    ["no answer in time", timeout, noAnswer("resend: no answer (TimeoutError)")],
    ["no connection", cut, noAnswer("resend: no answer (TypeError)")],
    ["no JSON", async () => new Response("<html>", { status: 502 }), temporary("resend 502")],
  ])("%s is worth another try", async (_what, fetch, outcome) => {
    expect(await send(fetch)).toEqual(outcome);
  });
});

describe("Cloudflare", () => {
  const throwing = (code: unknown) =>
    createCloudflareTransport(() =>
      Promise.reject(Object.assign(new Error("about ada@example.test"), { code })),
    ).send(mail);

  test("gets the mail in its parts, with domains in ASCII", async () => {
    const send = vi.fn(async (_message: object) => ({}));
    const to = "用户@例子.广告";
    expect(await createCloudflareTransport(send).send({ ...mail, to })).toEqual(accepted);
    expect(send).toHaveBeenCalledWith({
      from: { name: "Kindling", email: "mail@kindling.example" },
      to: "用户@xn--fsqu00a.xn--4rr70v",
      replyTo: "hello@kindling.example",
      subject: "A subject",
      text: mail.text,
      html: mail.html,
      headers: mail.headers,
    });
  });

  test.each([
    ["E_RECIPIENT_SUPPRESSED", permanent("cloudflare E_RECIPIENT_SUPPRESSED")],
    ["E_HEADER_VALUE_INVALID", permanent("cloudflare E_HEADER_VALUE_INVALID")],
    ["E_RATE_LIMIT_EXCEEDED", tooFast("cloudflare E_RATE_LIMIT_EXCEEDED")],
    ["E_SENDER_NOT_VERIFIED", keyRefused("cloudflare E_SENDER_NOT_VERIFIED")],
    ["E_SOMETHING_NEW", temporary("cloudflare E_SOMETHING_NEW")],
    ["ada@example.test", noAnswer("cloudflare: no answer (Error)")],
    [undefined, noAnswer("cloudflare: no answer (Error)")],
  ])("%s", async (code, outcome) => {
    expect(await throwing(code)).toEqual(outcome);
  });

  test("may be slow, but is not awaited beyond the lease of its job", async () => {
    const transport = createCloudflareTransport(() => new Promise(() => {}), 1);
    expect(await transport.send(mail)).toEqual(noAnswer("cloudflare: no answer (TimeoutError)"));
  });
});

describe("The sandbox", () => {
  const send = (status: number) =>
    createSandboxTransport({ fetch: async () => ({ status }) }).send(mail);

  test("gets the mail as it is", async () => {
    const fetch = vi.fn(async (_url: string, _init: object) => ({ status: 202 }));
    expect(await createSandboxTransport({ fetch }).send(mail)).toEqual(accepted);
    const [, init] = fetch.mock.calls[0] ?? [];
    expect(init).toMatchObject({ method: "POST", body: JSON.stringify(mail) });
  });

  test.each([
    [422, permanent("sandbox 422")],
    [429, tooFast("sandbox 429")],
    [503, temporary("sandbox 503")],
  ])("may answer %i", async (status, outcome) => {
    expect(await send(status)).toEqual(outcome);
  });

  test("may be slow", async () => {
    expect(await createSandboxTransport({ fetch: timeout }).send(mail)).toEqual(
      noAnswer("sandbox: no answer (TimeoutError)"),
    );
  });
});
