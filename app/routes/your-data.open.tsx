import { type ActionFunctionArgs, data } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { mailedLinkHeaders, mailedLinkLoader } from "#app/platform/http/mailed-link.ts";
import { head } from "#app/privacy/content/heads/open-data.ts";
import { OpenDataPage } from "#app/privacy/screens/open-data-page.tsx";
import { isDataLink } from "#app/privacy/server/data-link.ts";
import { postDataForm } from "#app/privacy/server/post-data-form.ts";

export const meta = pageMeta({ ...head, path: "/your-data/open", isIndexed: false });

export const headers = mailedLinkHeaders;

export const loader = mailedLinkLoader(isDataLink);

export async function action({ request, context }: ActionFunctionArgs) {
  const step = await postDataForm(context.deps, request).catch(refusePage(context));
  return data(step, { status: step.step === "refused" ? 404 : 200 });
}

export default function OpenDataRoute() {
  const { token } = useLoaderData<typeof loader>();
  const asked = token === null ? ({ step: "refused" } as const) : ({ step: "ask", token } as const);
  return <OpenDataPage {...(useActionData<typeof action>() ?? asked)} />;
}
