import type { DifferenceRow } from '@archway/contracts';
import { wayApart } from '../scene/pose-distance.ts';
import { type PlanStages, bodied } from './plan-stages.ts';
import type { PlanToShow } from '@archway/contracts';

/** Up to here a change is small, and up to there it is middling; beyond it is large. At the rim of a crown, mm. */
export const changeBounds = [0.5, 1] as const;

export const changeSizes = ['small', 'middling', 'large'] as const;
export type ChangeSize = (typeof changeSizes)[number];

/** Teeth that differ from another plan, by how much at the end of both. */
export type ChangedTeeth = ReadonlyMap<number, ChangeSize>;
export const unchanged: ChangedTeeth = new Map();

export function changeSize(mm: number): ChangeSize {
  const [small, middling] = changeBounds;
  return mm <= small ? 'small' : mm <= middling ? 'middling' : 'large';
}

/**
 * How much the teeth of a plan end elsewhere than in another one.
 * @param rows what is told of them in words: there a tooth may differ that ends in the same place
 */
export function changedTeeth(
  { document }: PlanToShow,
  stages: PlanStages,
  other: PlanStages,
  rows: readonly DifferenceRow[],
): ChangedTeeth {
  const named = new Set(rows.flatMap(({ of }) => (typeof of === 'string' ? [] : of)));
  return new Map(
    bodied(document).flatMap(({ fdi, frame }): [number, ChangeSize][] => {
      const mm = wayApart(stages.targetOf(fdi), other.targetOf(fdi), frame?.origin);
      return named.has(fdi) ? [[fdi, changeSize(mm)]] : [];
    }),
  );
}
