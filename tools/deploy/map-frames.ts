import { SourceMap, type SourceMapPayload } from "node:module";
import { dirname, relative, resolve } from "node:path";
import { root } from "../tool.ts";

/** Where workerd says that something happened: in the one file that was deployed. */
const FRAME = /(?:[\w.:/-]*\/)?index\.js:(\d+):(\d+)/g;

/** Names our files in the frames of a text, by the map that stands at `mapPath`. */
export function mapFrames(text: string, payload: SourceMapPayload, mapPath: string): string {
  const map = new SourceMap(payload);
  return text.replace(FRAME, (frame, line, column) => {
    const origin = map.findOrigin(Number(line), Number(column));
    if (!("fileName" in origin)) return frame;
    const file = relative(root, resolve(dirname(mapPath), origin.fileName)).replaceAll("\\", "/");
    return `${file}:${origin.lineNumber}:${origin.columnNumber}`;
  });
}
