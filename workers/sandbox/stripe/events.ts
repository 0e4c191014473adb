import { flag, list, text } from "./parameters.ts";
import { BY_TIME, listRoute, type Route, retrieveRoute, same } from "./route.ts";

const PATH = "/v1/events";

export const EVENT_ROUTES: Route[] = [
  retrieveRoute("event", PATH),
  listRoute(
    "event",
    PATH,
    { ...BY_TIME, delivery_success: flag(), type: text(), types: list(text()) },
    ({ type, types, delivery_success }) => [
      ...(type?.endsWith(".*")
        ? ([["data ->> 'type' like ?", `${type.slice(0, -1)}%`]] as const)
        : same("type", type)),
      ...(types === undefined
        ? []
        : [[`data ->> 'type' in (${types.map(() => "?").join(", ")})`, ...types] as const]),
      ...(delivery_success === undefined
        ? []
        : [[`(data ->> 'pending_webhooks' = 0) = ?`, Number(delivery_success)] as const]),
    ],
  ),
];
