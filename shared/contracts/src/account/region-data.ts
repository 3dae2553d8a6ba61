import type { Lang } from '../wire/errors.ts';

/** Counts up with every new region data, which keep the codes of before; pages and addresses name it. */
export const REGION_DATA_VERSION = '1';

/** A country, and below it provinces, cities, areas: as deep as its data go. */
export interface RegionNode {
  /** ISO 3166-1 of a country; of a part of China by GB/T 2260; elsewhere as the country counts. */
  readonly code: string;
  /** In Chinese for China and names of countries, else as it is written there. */
  readonly name: string;
  readonly en?: string;
  readonly children?: readonly RegionNode[];
}

export interface RegionData {
  readonly version: string;
  readonly sources: readonly {
    readonly name: string;
    readonly version: string;
    readonly license: string;
    readonly of: string;
  }[];
  readonly countries: readonly RegionNode[];
}

/** Codes from the country down; what its data do not reach is absent, or empty. */
export interface RegionCodes {
  readonly region: string;
  readonly province?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly area?: string | null | undefined;
}

export const regionPath = ({ region, province, city, area }: RegionCodes): string[] =>
  [region, province, city, area].filter((code): code is string => Boolean(code));

/** The nodes that a path of codes names; null when there is no such path, or a hole in it. */
export function regionNodes(data: RegionData, path: readonly string[]): RegionNode[] | null {
  const nodes: RegionNode[] = [];
  for (const code of path) {
    const level: readonly RegionNode[] = nodes.at(-1)?.children ?? (nodes.length === 0 ? data.countries : []);
    const node = level.find((each) => each.code === code);
    if (!node) return null;
    nodes.push(node);
  }
  return nodes;
}

/** Whether codes name a place that cannot be told more exactly: every level that the country has is chosen. */
export function isWholeRegion(data: RegionData, codes: RegionCodes): boolean {
  const { region, province, city, area } = codes;
  const given = [region, province, city, area].map(Boolean);
  if (given.some((is, at) => is && given.slice(0, at).includes(false))) return false;
  const nodes = regionNodes(data, regionPath(codes));
  return nodes !== null && nodes.length > 0 && nodes.at(-1)?.children === undefined;
}

/** A place in words, from the country down; codes that are not in the data stay as they are. */
export function regionText(data: RegionData | undefined, codes: RegionCodes, lang: Lang): string {
  const path = regionPath(codes);
  const nodes = data && regionNodes(data, path);
  if (!nodes) return path.join(' ');
  return nodes.map(({ name, en }) => (lang === 'zh-CN' ? name : (en ?? name))).join(lang === 'zh-CN' ? '' : ', ');
}
