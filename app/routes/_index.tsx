import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { useFormAnswer } from "#app/funnels/shared/screens/use-form-answer.ts";
import { readSource } from "#app/funnels/waitlist/rules/signup.ts";
import { LandingPage } from "#app/funnels/waitlist/screens/landing-page.tsx";
import { joinWaitlist, WaitlistSignup } from "#app/funnels/waitlist/server/join-waitlist.ts";
import { loadLanding } from "#app/funnels/waitlist/server/load-landing.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { parseInput } from "#app/platform/http/read.ts";
import { submitForm } from "#app/platform/http/submit-form.ts";
import { senderOf } from "#app/platform/rate-limit.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";

export const meta = pageMeta({
  title: "The skills school skipped, five minutes at a time",
  description:
    "Bite-size lessons in dating, money, communication, leadership, entrepreneurship, and mindset. Join the early-access waitlist.",
  path: "/",
  firstFrameHolds: "lead",
});

export const handle = { seen: "waitlist.seen" };

/** Remix drops an action's headers from the page without this. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = ({ request, context }: LoaderFunctionArgs) =>
  loadLanding(context.deps, context.claims, new URL(request.url).searchParams).catch(
    refusePage(context),
  );

/** The signup form as the browser posts it before hydration or without script. */
export const action = ({ request, context }: ActionFunctionArgs) =>
  submitForm(
    { request, context },
    {
      readTyped: ({ email = "", source }) => ({ email, source: readSource(source) }),
      run: async (fields) => {
        const input = parseInput(WaitlistSignup, fields);
        const visitor = await ensureVisitor(request);
        const visit = context.deps.readVisit(request, "waitlist");
        await joinWaitlist(context.deps, senderOf(request, visitor, visit), input);
        const step = context.deps.waitlist.needsConfirmation ? "confirm" : "joined";
        return { redirectTo: `/?${step}#signup-section`, headers: visitor.cookieHeader };
      },
    },
  );

export default function Index() {
  const { closed, ...page } = useLoaderData<typeof loader>();
  const refused = useFormAnswer<typeof action>() ?? closed;
  return <LandingPage {...page} refused={refused} />;
}
