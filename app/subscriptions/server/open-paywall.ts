import { days } from "#app/domain/duration.ts";

/** Placeholder. */
export async function openPaywall(deps: { clock: () => number }, request: Request) {
  const query = new URL(request.url).searchParams;
  return {
    attemptId: query.get("attempt"),
    email: null as string | null,
    isSubscribed: query.has("subscribed"),
    firstRenewalMs: deps.clock() + days(7),
  };
}
