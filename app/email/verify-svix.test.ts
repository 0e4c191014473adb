import { describe, expect, test } from "vitest";
import { isSignedBySvix, readSvixHeaders } from "./verify-svix.ts";

/** The example that Svix publishes. */
const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const SIGNED = {
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  timestamp: "1614265330",
  signatures: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};
const BODY = '{"test": 2432232314}';
const AT = 1_614_265_330_000;
const OTHERS = "v1,AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=";

type Changes = Partial<typeof SIGNED> & { secret?: string; body?: string; now?: number };
const verify = ({ secret = SECRET, body = BODY, now = AT, ...headers }: Changes = {}) =>
  isSignedBySvix(secret, { ...SIGNED, ...headers }, body, now);

describe("A webhook of Resend is accepted", () => {
  test.each<[string, Changes]>([
    ["with its signature", {}],
    ["five minutes later", { now: AT + 300_000 }],
    ["five minutes earlier", { now: AT - 300_000 }],
    [
      "with the signature of another secret beside it",
      { signatures: `${OTHERS} ${SIGNED.signatures}` },
    ],
    ["with another version's signature beside it", { signatures: `v1a,x ${SIGNED.signatures}` }],
  ])("%s", async (_what, changes) => expect(await verify(changes)).toBe(true));
});

describe("A webhook of Resend is refused", () => {
  test.each<[string, Changes]>([
    ["after five minutes", { now: AT + 300_001 }],
    ["from the future", { now: AT - 300_001 }],
    ["with another body", { body: BODY.replace("4", "5") }],
    ["with the same JSON written otherwise", { body: JSON.stringify(JSON.parse(BODY)) }],
    ["under another id", { id: "msg_other" }],
    ["without an id", { id: "" }],
    ["at another time", { timestamp: "1614265331" }],
    ["at no time", { timestamp: "" }],
    ["at a time that is not a number", { timestamp: "1614265330.0" }],
    ["without a signature", { signatures: "" }],
    ["with a signature that is not base64", { signatures: "v1,?" }],
    ["with a signature without a version", { signatures: SIGNED.signatures.slice(3) }],
    ["with a stranger's signature", { signatures: OTHERS }],
    ["by another secret", { secret: "whsec_sandboxKnownToEverybody000000000" }],
  ])("%s", async (_what, changes) => expect(await verify(changes)).toBe(false));

  test("without any header", async () => {
    expect(await isSignedBySvix(SECRET, readSvixHeaders(new Headers()), BODY, AT)).toBe(false);
  });
});
