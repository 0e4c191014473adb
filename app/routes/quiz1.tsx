import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { EARLY_SCRIPT } from "#app/funnels/dating-quiz/screens/early-presses.ts";
import { QuizPage } from "#app/funnels/dating-quiz/screens/quiz-page.tsx";
import { pageMeta } from "#app/funnels/shared/screens/page-meta.ts";

export const meta = pageMeta({
  title: "The dating pattern quiz",
  description:
    "Twenty short questions, three minutes: which of five patterns do you bring into love, and where could you begin to change it?",
  path: "/quiz1",
});

export const handle = { earlyScript: EARLY_SCRIPT };

export const loader = ({ context }: LoaderFunctionArgs) => ({ paymentSetup: context.paymentSetup });

/** The quiz's history has many entries, and none of them is another page. */
export const shouldRevalidate = () => false;

export default function QuizRoute() {
  const { paymentSetup } = useLoaderData<typeof loader>();
  return <QuizPage paymentSetup={paymentSetup} />;
}
