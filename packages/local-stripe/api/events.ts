import { flag, list, text } from "./parameters.ts";
import { BY_TIME, listRoute, type Route, retrieveRoute, same } from "./route.ts";

const PATH = "/v1/events";

const startsWith = (start: string) =>
  [["substr(data ->> 'type', 1, ?) = ?", start.length, start]] as const;

export const EVENT_ROUTES: Route[] = [
  retrieveRoute("event", PATH),
  listRoute(
    "event",
    PATH,
    { ...BY_TIME, delivery_success: flag(), type: text(), types: list(text(), 20) },
    ({ type, types, delivery_success }) => [
      ...(type?.endsWith(".*") ? startsWith(type.slice(0, -1)) : same("type", type)),
      ...(types === undefined
        ? []
        : [[`data ->> 'type' in (${types.map(() => "?").join(", ")})`, ...types] as const]),
      ...(delivery_success === undefined
        ? []
        : [[`(data ->> 'pending_webhooks' = 0) = ?`, Number(delivery_success)] as const]),
    ],
  ),
];
