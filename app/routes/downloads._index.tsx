import {
  type ActionFunctionArgs,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/funnels/shared/screens/page-meta.ts";
import { DownloadsPage } from "#app/orders/screens/downloads-page.tsx";
import { loadDownloads } from "#app/orders/server/load-downloads.ts";
import { postLostForm } from "#app/orders/server/post-lost-form.ts";
import { refusePage } from "#app/platform/http/page.ts";

export const meta = pageMeta({
  title: "Your downloads",
  description: "Everything that was bought in this browser, and the way back to what was lost.",
  path: "/downloads",
  isIndexed: false,
});

/** Tells when to come back, where the form could not be taken. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const orders = await loadDownloads(context.deps, request).catch(refusePage(context));
  return { orders, isSent: new URL(request.url).searchParams.has("sent") };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const answer = await postLostForm(context, request);
  // After a redirect, so that a reload sends nothing again.
  if (answer.isTaken) {
    return redirect("/downloads?sent#lost", { status: 303, headers: answer.headers });
  }
  return data(answer.form, { status: answer.status, headers: answer.headers });
}

export default function DownloadsRoute() {
  const { orders, isSent } = useLoaderData<typeof loader>();
  const refused = useActionData<typeof action>() ?? null;
  return <DownloadsPage orders={orders} lost={{ isSent: isSent && !refused, refused }} />;
}
