import type { Fetcher } from "@cloudflare/workers-types";
import { z } from "zod";
import { seconds } from "#app/domain/duration.ts";
import { describeError, type Log } from "./log.ts";

const API = "https://challenges.cloudflare.com/turnstile/v0";
/** The prefix of the local stand-in's keys. */
const SANDBOX_KEY = "sandbox";
const TIMEOUT_MS = seconds(5);

/** Tells people from scripts: a widget in the browser makes a token, which is good for one call. */
export type HumanCheck = {
  readonly siteKey: string;
  readonly scriptUrl: string;
  /** `unavailable`: nobody can be checked now, so nobody may be refused for it. */
  readonly verify: (token: string, action: string) => Promise<"passed" | "refused" | "unavailable">;
};

type Config = {
  readonly siteKey: string;
  readonly secretKey: string;
  readonly siteOrigin: string;
  /** The target of calls with a sandbox key. Only in development. */
  readonly sandbox?: Pick<Fetcher, "fetch"> | undefined;
};

const Verdict = z.object({
  success: z.boolean(),
  hostname: z.string().optional(),
  action: z.string().optional(),
  "error-codes": z.array(z.string()).default([]),
});

/**
 * Codes that say nothing about the token; all others do. `bad-request` is not among them: a malformed token may cause
 * it, and would then open the way around the check.
 */
const OUR_FAULT = ["missing-input-secret", "invalid-input-secret", "internal-error"];

/** Cloudflare Turnstile, which accepts a token once and for five minutes. */
export function createHumanCheck(
  { siteKey, secretKey, siteOrigin, sandbox }: Config,
  log: Log,
): HumanCheck {
  const isSandbox = secretKey.startsWith(SANDBOX_KEY);
  if (isSandbox && sandbox === undefined) {
    throw new Error("TURNSTILE_SECRET_KEY is a sandbox key, but no sandbox is bound.");
  }
  // The types of the binding's fetch and the global one differ only in what is not used here.
  const send = (isSandbox && sandbox
    ? sandbox.fetch.bind(sandbox)
    : fetch.bind(globalThis)) as unknown as typeof fetch;
  const { hostname } = new URL(siteOrigin);

  const ask = async (token: string) => {
    const answer = await send(`${API}/siteverify`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ secret: secretKey, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return Verdict.parse(await answer.json());
  };

  return {
    siteKey,
    scriptUrl: isSandbox ? "/__sandbox/turnstile.js" : `${API}/api.js?render=explicit`,
    verify: async (token, action) => {
      try {
        const verdict = await ask(token);
        const codes = verdict["error-codes"];
        if (codes.some((code) => OUR_FAULT.includes(code))) {
          log("error", { event: "human_check", reason: codes.join(" ") });
          return "unavailable";
        }
        const isOurs = verdict.hostname === hostname && verdict.action === action;
        return verdict.success && isOurs ? "passed" : "refused";
      } catch (error) {
        log("error", { event: "human_check", ...describeError(error) });
        return "unavailable";
      }
    },
  };
}
