import { useActionData } from "@remix-run/react";
import { useState } from "react";

/** The action's answer to the form that this page was posted with. The router forgets it at a link within the page. */
export function useFormAnswer<Action>() {
  const [answer] = useState(useActionData<Action>());
  return answer;
}
