import { SalesPage } from "#app/funnels/perfectionism/screens/sales-page.tsx";
import { pageMeta } from "#app/funnels/shared/screens/page/page-meta.ts";

export const meta = pageMeta({
  title: "The Perfectionism Toolkit: good enough is a skill",
  description:
    "Seven small tools for people with high standards: decide sooner, finish more, and know when to stop. One payment, one download.",
  path: "/perfectionism",
  picture: "/share/perfectionism.png",
});

export default SalesPage;
