import type {
  ActionFunctionArgs,
  HeadersFunction,
  LoaderFunctionArgs,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { useFormAnswer } from "#app/funnels/shared/screens/use-form-answer.ts";
import { parseInput } from "#app/platform/http/read.ts";
import { submitForm } from "#app/platform/http/submit-form.ts";
import { senderOf } from "#app/platform/rate-limit.ts";
import { ensureVisitor } from "#app/platform/visitor.ts";
import { YourDataPage } from "#app/privacy/screens/your-data-page.tsx";
import { DataLinkRequest, requestDataLink } from "#app/privacy/server/request-data-link.ts";

export const meta = pageMeta({
  title: "Your data",
  description: "See, download, correct, or erase what we hold about you.",
  path: "/your-data",
  isIndexed: false,
});

/** A refused form says in its headers when to retry. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const loader = ({ request }: LoaderFunctionArgs) => ({
  isSent: new URL(request.url).searchParams.has("sent"),
});

export const action = ({ request, context }: ActionFunctionArgs) =>
  submitForm(
    { request, context },
    {
      readTyped: ({ email = "" }) => ({ email }),
      run: async (fields) => {
        const { email } = parseInput(DataLinkRequest, fields);
        const visitor = await ensureVisitor(request);
        await requestDataLink(context.deps, senderOf(request, visitor), email);
        return { redirectTo: "/your-data?sent", headers: visitor.cookieHeader };
      },
    },
  );

export default function YourDataRoute() {
  const { isSent } = useLoaderData<typeof loader>();
  const refused = useFormAnswer<typeof action>() ?? null;
  return <YourDataPage isSent={isSent && !refused} refused={refused} />;
}
