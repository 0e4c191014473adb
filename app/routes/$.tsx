import { data } from "@remix-run/cloudflare";
import type { MetaFunction } from "@remix-run/react";
import { notFound as words } from "#app/funnels/shared/content/frame.ts";
import { NotFoundPage } from "#app/funnels/shared/screens/page/error-page.tsx";

const notFound = () => data(null, { status: 404 });

export { notFound as action, notFound as loader };

export const meta: MetaFunction = () => [
  { title: words.title },
  { name: "robots", content: "noindex" },
];

export default NotFoundPage;
