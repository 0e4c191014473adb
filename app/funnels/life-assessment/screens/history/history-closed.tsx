import { closedHistory } from "#app/funnels/life-assessment/content/history.ts";
import { SubscribersOnly, type SubscribersOnlyProps } from "../subscribers-only.tsx";

/** `/quiz2/history` of everybody else. */
export const HistoryClosed = (props: Omit<SubscribersOnlyProps, "texts">) => (
  <SubscribersOnly {...props} texts={closedHistory} />
);
