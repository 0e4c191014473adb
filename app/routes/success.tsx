import { type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { readProduct, START_PATHS } from "#app/orders/rules/success-guard.ts";
import { SUCCESS_GUARD_SCRIPT } from "#app/orders/screens/success-guard.ts";
import { SuccessPage } from "#app/orders/screens/success-page.tsx";
import { loadSuccess } from "#app/orders/server/load-success.ts";
import { refusePage } from "#app/platform/http/call.ts";

export const meta = pageMeta({
  title: "Your purchase",
  description: "Your download, and what’s in it.",
  path: "/success",
  isIndexed: false,
});

export const handle = { earlyScript: SUCCESS_GUARD_SCRIPT };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const success = await loadSuccess(context.deps, request).catch(refusePage(context));
  if (success === null) throw redirect(START_PATHS[readProduct(new URL(request.url).searchParams)]);
  return success;
}

export default function SuccessRoute() {
  return <SuccessPage success={useLoaderData<typeof loader>()} />;
}
