export type BenchRoute = {
  path: string;
  /** A page that answers otherwise is not the page that was meant. */
  status: number;
  /** Landing and sales pages are the first thing that a visitor waits for. */
  isFrontDoor: boolean;
  /** What it asks for while it loads, and nobody here can answer: there is no Stripe beside a bare worker. */
  answered?: AnsweredCall;
};

export type AnsweredCall = { path: string; json: object };

const waitingPayment: AnsweredCall = {
  path: "/api/create-perfectionism-payment",
  json: { state: "processing", clientSecret: null, orderId: "bench" },
};

/** Every public page. A new one is added here with the route. */
export const routes: readonly BenchRoute[] = [
  { path: "/", status: 200, isFrontDoor: true },
  { path: "/quiz1", status: 200, isFrontDoor: true },
  { path: "/quiz2", status: 200, isFrontDoor: true },
  { path: "/quiz2/start", status: 200, isFrontDoor: false },
  { path: "/quiz2/mini", status: 404, isFrontDoor: false },
  { path: "/quiz2/paywall", status: 200, isFrontDoor: false },
  { path: "/quiz2/results", status: 200, isFrontDoor: false },
  { path: "/quiz2/manage", status: 200, isFrontDoor: false },
  { path: "/perfectionism", status: 200, isFrontDoor: true },
  { path: "/checkout", status: 200, isFrontDoor: false, answered: waitingPayment },
  { path: "/unsubscribe", status: 404, isFrontDoor: false },
  { path: "/privacy-policy", status: 200, isFrontDoor: false },
  { path: "/no-such-page", status: 404, isFrontDoor: false },
];
