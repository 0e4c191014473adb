import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/funnels/shared/screens/page-meta.ts";
import { readSource } from "#app/funnels/waitlist/rules/signup.ts";
import { countSpots } from "#app/funnels/waitlist/rules/spots.ts";
import { LandingPage } from "#app/funnels/waitlist/screens/landing-page.tsx";
import { countWaitlist } from "#app/funnels/waitlist/server/count-waitlist.ts";
import { postSignupForm } from "#app/funnels/waitlist/server/post-signup-form.ts";
import { refusePage } from "#app/platform/http/page.ts";
import { senderOf } from "#app/platform/rate-limit.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";

export const meta = pageMeta({
  title: "The skills school skipped, five minutes at a time",
  description:
    "Bite-size lessons in dating, money, communication, leadership, entrepreneurship and mindset. Join the early-access waitlist.",
  path: "/",
});

/** Remix keeps an action's headers from the page unless it is told otherwise. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  return {
    source: readSource(query.get("utm_source")),
    hasJoined: query.has("joined"),
    spots:
      context.claims === "verified"
        ? countSpots(await countWaitlist(context.deps).catch(refusePage(context)))
        : null,
  };
}

/** The signup form as the browser posts it before and without script. */
export async function action({ request, context }: ActionFunctionArgs) {
  const visitor = await ensureVisitor(request);
  const sender = senderOf(request, visitor);
  const refused = await postSignupForm(context, sender, request);
  if (refused) return data(refused.form, { status: refused.status, headers: refused.headers });
  return redirect("/?joined#signup-section", { status: 303, headers: visitor.cookieHeader });
}

export default function Index() {
  const { source, hasJoined, spots } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  return <LandingPage source={source} hasJoined={hasJoined} refused={refused} spots={spots} />;
}
