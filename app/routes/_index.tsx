import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { confirmInMail } from "#app/funnels/waitlist/content/confirmation.ts";
import { celebration, messages } from "#app/funnels/waitlist/content/texts.ts";
import { readSource } from "#app/funnels/waitlist/rules/signup.ts";
import { describeScarcity, placesAt } from "#app/funnels/waitlist/rules/terms.ts";
import { LandingPage } from "#app/funnels/waitlist/screens/landing-page.tsx";
import { countWaitlist } from "#app/funnels/waitlist/server/count-waitlist.ts";
import { joinWaitlist, WaitlistSignup } from "#app/funnels/waitlist/server/join-waitlist.ts";
import { refusePage } from "#app/platform/http/page.ts";
import { parseInput } from "#app/platform/http/read.ts";
import { submitForm } from "#app/platform/http/submit-form.ts";
import { senderOf } from "#app/platform/rate-limit.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";

export const meta = pageMeta({
  title: "The skills school skipped, five minutes at a time",
  description:
    "Bite-size lessons in dating, money, communication, leadership, entrepreneurship and mindset. Join the early-access waitlist.",
  path: "/",
});

/** Remix drops an action's headers from the page without this. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const { deps, claims } = context;
  const { waitlist } = deps;
  const nowMs = deps.clock();
  const places = placesAt(waitlist, nowMs);
  // Where places are not limited, nothing on the page depends on it.
  const joined =
    waitlist.places === null ? 0 : await countWaitlist(deps).catch(refusePage(context));
  const source = readSource(query.get("utm_source"));
  const hasConfirmed = query.has("joined");
  return {
    source,
    hasJoined: hasConfirmed || query.has("confirm"),
    thanks: waitlist.needsConfirmation && !hasConfirmed ? confirmInMail : thanks,
    scarcity: describeScarcity(waitlist, claims, { joined, nowMs }),
    closed:
      places !== null && joined >= places
        ? { email: "", source, problem: null, failure: messages.closed.description }
        : null,
  };
}

const thanks = { title: celebration.title, lead: celebration.lead };

/** The signup form as the browser posts it before and without script. */
export const action = ({ request, context }: ActionFunctionArgs) =>
  submitForm(
    { request, context },
    {
      readTyped: ({ email = "", source }) => ({ email, source: readSource(source) }),
      run: async (fields) => {
        const input = parseInput(WaitlistSignup, fields);
        const visitor = await ensureVisitor(request);
        await joinWaitlist(context.deps, senderOf(request, visitor), input);
        const step = context.deps.waitlist.needsConfirmation ? "confirm" : "joined";
        return { redirectTo: `/?${step}#signup-section`, headers: visitor.cookieHeader };
      },
    },
  );

export default function Index() {
  const { closed, ...page } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? closed;
  return <LandingPage {...page} refused={refused} />;
}
