import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";
import { useFormAnswer } from "#app/funnels/shared/screens/use-form-answer.ts";
import { ConfirmPage } from "#app/funnels/waitlist/screens/confirm-page.tsx";
import { confirmSignup, findSignupState } from "#app/funnels/waitlist/server/confirm-signup.ts";
import { refusePage } from "#app/platform/http/call.ts";
import { mailedLinkHeaders, readLinkToken } from "#app/platform/http/mailed-link.ts";
import { readForm } from "#app/platform/http/read.ts";

export const meta = pageMeta({
  title: "Confirm your place",
  description: "Confirms an address on the early-access list.",
  path: "/waitlist/confirm",
  isIndexed: false,
});

export const headers = mailedLinkHeaders;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const token = readLinkToken(request);
  const state = await findSignupState(context.deps, token).catch(refusePage(context));
  return data({ state, token }, { status: state === "gone" ? 404 : 200 });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { token = "" } = await readForm(request).catch(refusePage(context));
  const visit = context.deps.readVisit(request, "waitlist");
  const state = await confirmSignup(context.deps, token, visit).catch(refusePage(context));
  if (state === "listed") return redirect("/?joined#signup-section", 303);
  return data({ state, token: "" }, { status: state === "full" ? 409 : 404 });
}

export default function ConfirmRoute() {
  const found = useLoaderData<typeof loader>();
  return <ConfirmPage {...(useFormAnswer<typeof action>() ?? found)} />;
}
