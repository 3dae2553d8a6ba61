import type { PlanDocument } from '@archway/contracts';
import { jaws } from '../document/jaws.ts';

/**
 * Where something stands in a document, by what it is and never by its place in a list: `['ipr', '11-21', 3]`,
 * `['aligners', 'upper', 3, '11']`.
 */
export type PartPath = readonly (string | number)[];

export interface Part {
  readonly path: PartPath;
  readonly value: unknown;
}

/** Values that are there once, whole. */
const single = [
  'format',
  'formatVersion',
  'kind',
  'source',
  'engine',
  'axes',
  'bite',
  'limits',
  'gum',
  'locked',
  'biteJump',
  'inSequence',
] as const;
const ofJaws = ['jaws', 'vertexLabels', 'arches'] as const;

/** Lists that documents of before do not have. */
const optional = ['elastics', 'keyFrames'] as const;

type ListName =
  ('teeth' | 'ipr' | 'spaces' | 'attachments' | 'pontics' | 'overcorrection' | 'checks') | (typeof optional)[number];
type NameOf = {
  readonly [L in ListName]: (item: NonNullable<PlanDocument[L]>[number]) => readonly (string | number)[];
};

/** What tells the items of a list apart. */
const nameOf: NameOf = {
  teeth: ({ fdi }) => [fdi],
  ipr: ({ between, before }) => [between.join('-'), before],
  spaces: ({ between }) => [between.join('-')],
  attachments: ({ id }) => [id],
  pontics: ({ fdi, from }) => [fdi, from],
  overcorrection: ({ fdi, after }) => [fdi, after],
  elastics: ({ between, from }) => [between.join('-'), from],
  keyFrames: ({ fdi, stage }) => [fdi, stage],
  checks: ({ jaw, n }) => [jaw, n],
};
const lists = Object.keys(nameOf) as readonly ListName[];

const partsOfList = <L extends ListName>(list: L, items: readonly NonNullable<PlanDocument[L]>[number][]): Part[] =>
  items.map((value) => ({ path: [list, ...nameOf[list](value)], value }));

/** Everything that a canonical document says, each with its place. */
export function partsOf(document: PlanDocument): Part[] {
  return [
    ...single
      .filter((name) => document[name] !== undefined)
      .map((name): Part => ({ path: [name], value: document[name] })),
    ...ofJaws.flatMap((name) => jaws.map((jaw): Part => ({ path: [name, jaw], value: document[name][jaw] }))),
    ...lists.flatMap((list) => partsOfList(list, document[list] ?? [])),
    ...Object.entries(document.target).map(([fdi, value]): Part => ({ path: ['target', fdi], value })),
    ...jaws.flatMap((jaw) =>
      document.aligners[jaw].flatMap(({ n, passive, poses }): Part[] => [
        { path: ['aligners', jaw, n], value: passive },
        ...Object.entries(poses).map(([fdi, value]): Part => ({ path: ['aligners', jaw, n, fdi], value })),
      ]),
    ),
  ];
}

type Steps = Map<number, { n: number; passive: boolean; poses: Record<string, unknown> }>;

/** The document that says just this; its lists in no order. It is not checked. */
export function fromParts(parts: Iterable<Part>): unknown {
  const found: Record<string, unknown> = { target: {} };
  for (const name of ofJaws) found[name] = {};
  for (const list of lists) if (!(optional as readonly string[]).includes(list)) found[list] = [];
  const steps: Record<string, Steps> = { upper: new Map(), lower: new Map() };
  for (const { path, value } of parts) {
    const [name, ...inner] = path as [string, ...(string | number)[]];
    if (name === 'aligners') addToStep(steps, inner, value);
    else if ((lists as readonly string[]).includes(name)) ((found[name] ??= []) as unknown[]).push(value);
    else if (inner.length > 0) (found[name] as Record<string, unknown>)[String(inner[0])] = value;
    else found[name] = value;
  }
  const inOrder = (jaw: Steps | undefined) => [...(jaw?.values() ?? [])].toSorted((one, other) => one.n - other.n);
  return { ...found, aligners: { upper: inOrder(steps['upper']), lower: inOrder(steps['lower']) } };
}

function addToStep(steps: Record<string, Steps>, [jaw, n, fdi]: PartPath, value: unknown): void {
  const ofJaw = steps[String(jaw)];
  if (!ofJaw) return;
  const step = ofJaw.get(Number(n)) ?? { n: Number(n), passive: false, poses: {} };
  ofJaw.set(step.n, step);
  if (fdi === undefined) step.passive = value === true;
  else step.poses[String(fdi)] = value;
}
