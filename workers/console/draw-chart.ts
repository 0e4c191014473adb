import { BarChart, LineChart } from "echarts/charts";
import { GridComponent, LegendComponent } from "echarts/components";
import { init, use } from "echarts/core";
import { SVGRenderer } from "echarts/renderers";
import type { Table } from "#app/owner/rules/table.ts";
import { SERIES } from "#app/owner/screens/console-style.ts";

use([BarChart, LineChart, GridComponent, LegendComponent, SVGRenderer]);

const HEIGHT = 240;
const INK = { color: "var(--inkSoft)", fontFamily: "system-ui, Arial, sans-serif", fontSize: 13 };

/**
 * Draws some columns of a table against its first, as an SVG whose colours follow the page's theme. This happens on the
 * server, because the console sends no script.
 */
export function drawChart(
  { columns, rows: told }: Table,
  shown: readonly number[],
  width: number,
): string {
  // A table of days begins with the newest.
  const rows = columns[0]?.kind === "day" ? told.toReversed() : told;
  const chart = init(null, null, { renderer: "svg", ssr: true, width, height: HEIGHT });
  const isMoney = columns[shown[0] ?? 0]?.kind === "cents";
  chart.setOption({
    animation: false,
    textStyle: INK,
    color: [...SERIES],
    grid: {
      left: 4,
      right: 8,
      top: shown.length > 1 ? 36 : 12,
      bottom: 4,
      outerBoundsMode: "same",
    },
    ...(shown.length > 1 && {
      legend: { left: 0, top: 0, textStyle: INK, itemWidth: 14, itemHeight: 10, icon: "roundRect" },
    }),
    xAxis: {
      type: "category",
      data: rows.map(([name]) => shorten(String(name))),
      axisLabel: { ...INK, hideOverlap: true },
      axisLine: { lineStyle: { color: "var(--lineStrong)" } },
      axisTick: { show: false },
    },
    yAxis: {
      type: "value",
      splitNumber: 3,
      axisLabel: { ...INK, formatter: (value: number) => (isMoney ? `$${value}` : `${value}`) },
      splitLine: { lineStyle: { color: "var(--line)" } },
    },
    series: shown.map((column) => ({
      name: columns[column]?.label ?? "",
      type: "bar",
      barMaxWidth: 22,
      itemStyle: { borderRadius: [3, 3, 0, 0] },
      data: rows.map((row) => toHeight(row[column], isMoney)),
    })),
  });
  const svg = chart.renderToSVGString();
  chart.dispose();
  // This style serves pointers only, and would not apply without the page's nonce.
  return svg.replace(/<style[\s\S]*?<\/style>/, "");
}

const toHeight = (cell: unknown, isMoney: boolean): number =>
  typeof cell === "number" ? (isMoney ? cell / 100 : cell) : 0;

/** A day without its year: `11-24`. */
const shorten = (name: string): string => name.replace(/^\d{4}-(?=\d\d-\d\d$)/, "");
