/** Something that a page sells, and where it lies: keys of `products/catalogue.ts`, or paths of the repository. */
export type Good = {
  readonly offer: string;
  readonly promise: string;
  readonly keys?: readonly string[];
  readonly paths?: readonly string[];
};

type House = {
  readonly hasKey: (key: string) => boolean;
  readonly hasPath: (path: string) => boolean;
};

/** The goods of which something is not there. */
export const findMissing = (goods: readonly Good[], { hasKey, hasPath }: House): string[] =>
  goods.flatMap(({ offer, promise, keys = [], paths = [] }) => {
    const missing = [
      ...keys.filter((key) => !hasKey(key)),
      ...paths.filter((path) => !hasPath(path)),
    ];
    return missing.length > 0 ? [`${offer}: ${promise} (${missing.join(", ")})`] : [];
  });
