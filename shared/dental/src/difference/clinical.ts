import {
  type DifferenceQuantity,
  type DifferenceRow,
  type KeyFrame,
  type PlanDocument,
  type Pose,
  isCutout,
  planMovements,
} from '@archway/contracts';
import { angleOf, sideOf } from '../attach/place.ts';
import { canonicalPlan } from '../document/canonical.ts';
import { inChartOrder, jaws } from '../document/jaws.ts';
import { axesTurn } from '../edit/axes.ts';
import { bitePlaceOf } from '../edit/bite.ts';
import { overcorrectionOf } from '../edit/overcorrection.ts';
import { movementOf, movementUnit } from '../pose/movement.ts';
import { AT_REST } from '../pose/pose.ts';
import { rotationVector } from '../pose/quaternion.ts';

/** Smaller movements are the same to whoever reads a plan. */
const SEEN = { mm: 0.01, '°': 0.1 } as const;

type Value = DifferenceRow['before'];
type Of = readonly number[] | 'upper' | 'lower';
type Told = Map<string, { readonly of: Of; readonly value: Value }>;
const plain = (of: Of): DifferenceRow['of'] => (typeof of === 'string' ? of : [...of]);

function rowsOf(
  quantity: DifferenceQuantity,
  measure: DifferenceRow['measure'],
  before: Told,
  after: Told,
): DifferenceRow[] {
  const isSame = (one: Value, other: Value): boolean =>
    typeof one === 'number' && typeof other === 'number' && measure
      ? Math.abs(one - other) < SEEN[measure]
      : one === other;
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((key) => {
    const [was, is] = [before.get(key), after.get(key)];
    const of = (is ?? was)?.of;
    const values = { before: was?.value ?? null, after: is?.value ?? null };
    return of === undefined || isSame(values.before, values.after)
      ? []
      : [{ of: plain(of), quantity, ...values, measure }];
  });
}

const told = <T>(items: readonly T[], of: (item: T) => Of, value: (item: T) => Value): Told =>
  new Map(items.map((item) => [JSON.stringify(of(item)), { of: of(item), value: value(item) }]));

const ofTooth = ({ fdi }: { readonly fdi: number }): readonly number[] => [fdi];
const betweenOf = ({ between }: { readonly between: readonly number[] }): readonly number[] => between;

function grouped<T>(items: readonly T[], of: (item: T) => readonly number[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = JSON.stringify(of(item));
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/** Several of one tooth or contact, as one value. */
const joined = <T>(
  items: readonly T[],
  of: (item: T) => readonly number[],
  value: (its: readonly T[]) => Value,
): Told =>
  new Map([...grouped(items, of)].map(([key, its]) => [key, { of: JSON.parse(key) as number[], value: value(its) }]));

const inWords =
  <T>(words: (item: T) => string) =>
  (its: readonly T[]): string =>
    its.map(words).join(', ');

/** With the side and the turn where they are not the usual ones. */
const attachmentWords = inWords<PlanDocument['attachments'][number]>(({ shape, size, pose, from, to }) => {
  const side = sideOf(pose) === 'lingual' ? ' lingual' : '';
  const angle = Math.round(angleOf(pose));
  return `${shape} ${size.join(' × ')}${side}${angle === 0 ? '' : ` ${angle}°`} (${from}–${to})`;
});

const movesInWords = (values: ReturnType<typeof movementOf>): string[] =>
  planMovements
    .filter((each) => Math.abs(values[each]) >= SEEN[movementUnit(each)])
    .map((each) => `${each} ${values[each].toFixed(1)} ${movementUnit(each)}`);

/** How far teeth go beyond their target, after which aligner and in how many. */
const overcorrectionWords = (document: PlanDocument) =>
  inWords<PlanDocument['overcorrection'][number]>(({ fdi, after, count, delta }) => {
    const values = overcorrectionOf(document, fdi, delta);
    return [...(values ? movesInWords(values) : []), `(${after} + ${count})`].join(' ');
  });

/** Where a tooth stands on its way, and at which stage. */
const keyFrameWords = ({ teeth }: PlanDocument) =>
  inWords<KeyFrame>(({ fdi, stage, pose }) => {
    const frame = teeth.find((tooth) => tooth.fdi === fdi)?.frame;
    return [...(frame ? movesInWords(movementOf(frame, pose)) : []), `(${stage})`].join(' ');
  });

/** Without a minus before what is rounded to nothing. */
const rounded = (value: number, digits: number): string => (Number(value.toFixed(digits)) || 0).toFixed(digits);

const turnWords = (turn: readonly number[]): string => `${turn.map((value) => rounded(value, 1)).join(' / ')}°`;

/** How the jaws bite: by whom that is known, and by hand how far the lower jaw was brought. */
function biteWords(document: PlanDocument): string {
  const { from } = document.bite;
  if (from !== 'manual') return from === 'none' ? 'unknown' : from;
  const { by, turn } = bitePlaceOf(document);
  const [left, up, front] = by;
  const ways = Object.entries({ front, left, up }).filter(([, mm]) => Math.abs(mm) >= SEEN.mm);
  const turns = turn.some((value) => Math.abs(value) >= SEEN['°']) ? [turnWords(turn)] : [];
  return ['manual', ...ways.map(([way, mm]) => `${way} ${rounded(mm, 2)} mm`), ...turns].join(' ');
}

/** How far the axes of a tooth were turned by hand; those of documents without what was found are edited, and no more is known. */
const axesWords = ({ frame }: PlanDocument['teeth'][number]): string =>
  frame?.found ? `edited ${turnWords(rotationVector(axesTurn(frame)))}` : 'edited';

/** How far to the front, to the left and up; and from which aligner on. */
function jumpWords({ at, ...ways }: NonNullable<PlanDocument['biteJump']>): string {
  const told = (['front', 'left', 'up'] as const).filter((way) => ways[way] !== 0);
  return [...told.map((way) => `${way} ${ways[way].toFixed(2)} mm`), `(${at}–)`].join(' ');
}

function movementRows(before: PlanDocument, after: PlanDocument): DifferenceRow[] {
  const [old, now] = [before, after].map(({ teeth }) => new Map(teeth.map((tooth) => [tooth.fdi, tooth])));
  const teeth = [...new Set([...(old?.keys() ?? []), ...(now?.keys() ?? [])])].toSorted(inChartOrder);
  return teeth.flatMap((fdi) => {
    const frame = now?.get(fdi)?.frame ?? old?.get(fdi)?.frame;
    if (!frame) return [];
    const goal = ({ target }: PlanDocument): Pose => target[String(fdi)] ?? AT_REST;
    // Both along the axes of the newer one: two frames of one tooth are no movement.
    const [was, is] = [movementOf(frame, goal(before)), movementOf(frame, goal(after))];
    return planMovements.flatMap((quantity): DifferenceRow[] => {
      const measure = movementUnit(quantity);
      const values = { before: was[quantity], after: is[quantity] };
      return Math.abs(values.after - values.before) < SEEN[measure]
        ? []
        : [{ of: [fdi], quantity, ...values, measure }];
    });
  });
}

/** What two plans of a case differ in, for whoever decides: teeth first, in the order of a chart. */
export function planDifference(earlier: PlanDocument, later: PlanDocument): DifferenceRow[] {
  const [before, after] = [canonicalPlan(earlier), canonicalPlan(later)];
  const both = (
    quantity: DifferenceQuantity,
    measure: DifferenceRow['measure'],
    read: (document: PlanDocument) => Told,
  ): DifferenceRow[] => rowsOf(quantity, measure, read(before), read(after));
  return [
    ...both('state', null, ({ teeth }) => told(teeth, ofTooth, ({ state }) => state)),
    ...both('movable', null, ({ teeth }) => told(teeth, ofTooth, ({ movable }) => String(movable))),
    ...both('locked', null, ({ locked }) =>
      told(
        locked,
        (fdi) => [fdi],
        () => 'true',
      ),
    ),
    ...movementRows(before, after),
    ...both('ipr', 'mm', ({ ipr }) =>
      joined(ipr, betweenOf, (taken) => taken.reduce((sum, { amount }) => sum + amount, 0)),
    ),
    ...both('space', 'mm', ({ spaces }) => told(spaces, betweenOf, ({ mm }) => mm)),
    ...both('attachment', null, ({ attachments }) =>
      joined(
        attachments.filter((each) => !isCutout(each)),
        ofTooth,
        attachmentWords,
      ),
    ),
    ...both('pontic', null, ({ pontics }) =>
      joined(
        pontics,
        ofTooth,
        inWords(({ shape, from }) => `${shape} (${from}–)`),
      ),
    ),
    ...both('cutout', null, ({ attachments }) => joined(attachments.filter(isCutout), ofTooth, attachmentWords)),
    ...both('overcorrection', null, (document) =>
      joined(document.overcorrection, ofTooth, overcorrectionWords(document)),
    ),
    ...both('keyFrame', null, (document) => joined(document.keyFrames ?? [], ofTooth, keyFrameWords(document))),
    ...both('elastic', null, ({ elastics = [] }) =>
      joined(
        elastics,
        betweenOf,
        inWords(({ from, to }) => `(${from}–${to})`),
      ),
    ),
    ...both('axes', null, ({ teeth }) =>
      told(
        teeth.filter(({ frame }) => frame?.by === 'edited'),
        ofTooth,
        axesWords,
      ),
    ),
    ...both('bite', null, (document) => new Map([['bite', { of: 'lower', value: biteWords(document) }]])),
    ...both('biteJump', null, ({ biteJump }) => told(biteJump ? [biteJump] : [], () => 'lower', jumpWords)),
    ...both('steps', null, ({ aligners }) =>
      told(
        jaws,
        (jaw) => jaw,
        (jaw) => Math.max(0, aligners[jaw].length - 1),
      ),
    ),
  ];
}
