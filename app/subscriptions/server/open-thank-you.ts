import { days } from "#app/domain/duration.ts";

type ThankYou = { sessionId: string | null; nextBillingMs: number; state: "confirmed" | "pending" };

/** Placeholder. */
export async function openThankYou(
  deps: { clock: () => number },
  request: Request,
): Promise<{ redirectTo: string } | ThankYou> {
  const query = new URL(request.url).searchParams;
  return {
    sessionId: query.get("session_id"),
    nextBillingMs: deps.clock() + days(7),
    state: query.has("pending") ? "pending" : "confirmed",
  };
}
