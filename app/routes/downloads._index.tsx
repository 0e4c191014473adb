import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { useFormAnswer } from "#app/funnels/shared/screens/use-form-answer.ts";
import { DownloadsPage } from "#app/orders/screens/downloads-page.tsx";
import { loadDownloads } from "#app/orders/server/load-downloads.ts";
import { LostDownload, mailOrderLinks } from "#app/orders/server/mail-order-links.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { parseInput } from "#app/platform/http/read.ts";
import { submitForm } from "#app/platform/http/submit-form.ts";
import { senderOf } from "#app/platform/rate-limit.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";
import {
  findResultsPath,
  findSubscriberAttempt,
} from "#app/subscriptions/server/find-subscriber.ts";

export const meta = pageMeta({
  title: "Your downloads",
  description: "Everything that’s open to you in this browser, and how to get back lost downloads.",
  path: "/downloads",
  isIndexed: false,
});

/** A refused form says in its headers when to retry. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const [orders, subscriber, resultsPath] = await Promise.all([
    loadDownloads(context.deps, request),
    findSubscriberAttempt(context.deps, request),
    findResultsPath(context.deps, request),
  ]).catch(refusePage(context));
  return {
    orders,
    resultsPath: subscriber && resultsPath,
    isSent: new URL(request.url).searchParams.has("sent"),
  };
}

/** "Lost your download?", with and without script. */
export const action = ({ request, context }: ActionFunctionArgs) =>
  submitForm(
    { request, context },
    {
      readTyped: ({ email = "" }) => ({ email }),
      run: async (fields) => {
        const { email } = parseInput(LostDownload, fields);
        const visitor = await ensureVisitor(request);
        await mailOrderLinks(context.deps, senderOf(request, visitor), email);
        return { redirectTo: "/downloads?sent#lost", headers: visitor.cookieHeader };
      },
    },
  );

export default function DownloadsRoute() {
  const { orders, resultsPath, isSent } = useLoaderData<typeof loader>();
  const refused = useFormAnswer<typeof action>() ?? null;
  return (
    <DownloadsPage
      orders={orders}
      resultsPath={resultsPath}
      lost={{ isSent: isSent && !refused, refused }}
    />
  );
}
