import type { MetaFunction } from "@remix-run/react";
import { useEffect } from "react";
import { Questionnaire } from "../../../questionnaire.tsx";

export const meta: MetaFunction = () => [{ title: "A questionnaire in bare Remix" }];

export default function QuestionnairePage() {
  useEffect(() => {
    document.body.dataset["hydrated"] = "yes";
  }, []);
  return <Questionnaire />;
}
