import { type ComponentType, useEffect, useState } from "react";
import { FailedStage } from "../quiz/failed-stage.tsx";
import { type OnDemand, useOnDemand } from "../quiz/on-demand.ts";
import { withFirstMove } from "../quiz/with-first-move.ts";

type RestOfPageProps<Props> = Props & { part: OnDemand<ComponentType<Props>> };

/** What stands below the first view. It comes with the first move of whoever takes the page up again. */
export function RestOfPage<Props extends object>({ part, ...props }: RestOfPageProps<Props>) {
  const [isWanted, setIsWanted] = useState(part.get() !== null);
  useEffect(() => withFirstMove(() => setIsWanted(true)), []);
  const demanded = useOnDemand(isWanted ? part : null);
  if (demanded.name === "failed") return <FailedStage tryAgain={demanded.tryAgain} />;
  return demanded.name === "loaded" && <demanded.part {...(props as unknown as Props)} />;
}
