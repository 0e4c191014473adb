import type { Table } from "../rules/table.ts";
import { ChartTable } from "./chart-table.tsx";
import { DataTable } from "./data-table.tsx";
import { SpanHead, Tabs } from "./tabs.tsx";

type FunnelProps = {
  readonly funnel: string;
  readonly funnels: readonly string[];
  readonly span: number;
  readonly tables: readonly Table[];
};

const FUNNEL_NAMES: Readonly<Record<string, string>> = {
  waitlist: "Waitlist",
  quiz1: "Dating quiz",
  quiz2: "Life Audit",
  toolkit: "Toolkit",
};

export const FunnelPage = ({ funnel, funnels, span, tables }: FunnelProps) => {
  const path = `/funnel?funnel=${funnel}&days=${span}`;
  const [steps, ...others] = tables;
  return (
    <>
      <SpanHead
        title="Funnel"
        span={span}
        path={(days) => `/funnel?funnel=${funnel}&days=${days}`}
      />
      <Tabs
        label="Funnels"
        path={(name) => `/funnel?funnel=${name}&days=${span}`}
        names={funnels}
        here={funnel}
        write={(name) => FUNNEL_NAMES[name] ?? name}
      />
      {steps && <ChartTable table={steps} path={path} columns={[1]} />}
      {others.map((table) => (
        <DataTable key={table.id} table={table} path={path} />
      ))}
      <p className="soft small">
        A visit is counted where it comes from, without a cookie or a number of its own; a payment
        belongs to the visit that it was made in.
      </p>
    </>
  );
};
