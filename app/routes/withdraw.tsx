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
import { WithdrawPage } from "#app/privacy/screens/withdraw-page.tsx";
import {
  declareWithdrawal,
  OneMorePress,
  Withdrawal,
} from "#app/privacy/server/declare-withdrawal.ts";

export const meta = pageMeta({
  title: "Withdraw from a contract",
  description: "Withdraw from a contract or cancel a subscription, without a reason or a login.",
  path: "/withdraw",
});

/** A refused form says in its headers when to retry. */
export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders;

export function loader({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const wish = query.get("wish") === "cancel" ? "cancel" : "withdraw";
  return { wish, isSent: query.has("sent") };
}

export const action = ({ request, context }: ActionFunctionArgs) =>
  submitForm(
    { request, context },
    {
      readTyped: ({ wish = "", name = "", email = "", contract = "" }, refusedWith) => ({
        wish,
        name,
        email,
        contract,
        ticket: refusedWith instanceof OneMorePress ? refusedWith.ticket : null,
      }),
      run: async (fields) => {
        const declared = parseInput(Withdrawal, fields);
        const visitor = await ensureVisitor(request);
        const deps = { ...context.deps, contactEmail: context.brand.contactEmail };
        await declareWithdrawal(deps, senderOf(request, visitor), declared);
        return { redirectTo: "/withdraw?sent", headers: visitor.cookieHeader };
      },
    },
  );

export default function WithdrawRoute() {
  const { wish, isSent } = useLoaderData<typeof loader>();
  const refused = useFormAnswer<typeof action>() ?? null;
  return <WithdrawPage wish={wish} isSent={isSent && !refused} refused={refused} />;
}
