import {
  type ActionFunctionArgs,
  type AppLoadContext,
  data,
  type LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { resultsUnsubscribe } from "#app/funnels/dating-quiz/server/result-mail.ts";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { UnsubscribePage } from "#app/funnels/shared/screens/unsubscribe-page.tsx";
import { useFormAnswer } from "#app/funnels/shared/screens/use-form-answer.ts";
import { waitlistUnsubscribe } from "#app/funnels/waitlist/server/leave-waitlist.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { mailedLinkHeaders, readLinkToken } from "#app/platform/http/mailed-link.ts";
import { reviewsUnsubscribe } from "#app/reviews/server/write-review.ts";
import { planUnsubscribe } from "#app/subscriptions/server/stop-plan-mails.ts";

export const meta = pageMeta({
  title: "Leave",
  description: "Stops the emails that the link to this page came with.",
  path: "/unsubscribe",
  isIndexed: false,
});

export const headers = mailedLinkHeaders;

/** One for each kind of mail that its reader can unsubscribe from. */
const LISTS = [
  waitlistUnsubscribe("leave_waitlist"),
  waitlistUnsubscribe("refuse_signup"),
  reviewsUnsubscribe,
  resultsUnsubscribe,
  planUnsubscribe("plan_week"),
  planUnsubscribe("plan_day"),
];

/** Finds the list by the token's purpose. */
async function findList(deps: AppLoadContext["deps"], token: string) {
  for (const list of LISTS) if (await list.isLink(deps, token)) return list;
  return null;
}

const refuse = () =>
  data({ accent: "ember" as const, words: null, step: "refuse" as const }, { status: 404 });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const list = await findList(context.deps, readLinkToken(request));
  if (list === null) return refuse();
  return data({ accent: list.accent, words: list.words, step: "ask" as const });
}

/**
 * Called by the page's button, and by mail providers for their readers (RFC 8058). Providers send no cookie, and a body
 * that adds nothing to the URL. The answer is not a redirect, because they follow none.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const token = readLinkToken(request);
  const list = await findList(context.deps, token);
  if (list === null) return refuse();
  const hasLeft = await list.leave(context.deps, token).catch(refusePage(context));
  if (!hasLeft) return refuse();
  return data({ accent: list.accent, words: list.words, step: "confirm" as const });
}

export default function Unsubscribe() {
  const asked = useLoaderData<typeof loader>();
  return <UnsubscribePage {...(useFormAnswer<typeof action>() ?? asked)} />;
}
