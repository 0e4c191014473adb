import { type ActionFunctionArgs, data, type HeadersFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { useFormAnswer } from "#app/funnels/shared/screens/use-form-answer.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { mailedLinkHeaders, mailedLinkLoader } from "#app/platform/http/mailed-link.ts";
import { OpenDataPage } from "#app/privacy/screens/open-data-page.tsx";
import { isDataLink } from "#app/privacy/server/data-link.ts";
import { postDataForm } from "#app/privacy/server/post-data-form.ts";
import { ENDED_ATTEMPT_COOKIE } from "#app/subscriptions/server/attempt-cookie.ts";

export const meta = pageMeta({
  title: "What we hold about you",
  description: "Everything we hold about you, and what you can do about it.",
  path: "/your-data/open",
  isIndexed: false,
});

export const headers: HeadersFunction = ({ actionHeaders }) =>
  new Headers([...actionHeaders, ...Object.entries(mailedLinkHeaders())]);

export const loader = mailedLinkLoader(isDataLink);

/** Clears stored answers and results. Keeps the visitor cookie, which may give someone else access to their purchases. */
const FORGET = { "Clear-Site-Data": '"storage"', "Set-Cookie": ENDED_ATTEMPT_COOKIE };

export async function action({ request, context }: ActionFunctionArgs) {
  const step = await postDataForm(context.deps, request).catch(refusePage(context));
  return data(step, {
    status: step.step === "refused" ? 404 : 200,
    headers: step.step === "erased" ? FORGET : {},
  });
}

export default function OpenDataRoute() {
  const { token } = useLoaderData<typeof loader>();
  const asked = token === null ? ({ step: "refused" } as const) : ({ step: "ask", token } as const);
  return <OpenDataPage {...(useFormAnswer<typeof action>() ?? asked)} />;
}
