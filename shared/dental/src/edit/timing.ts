import type { PlanDocument } from '@archway/contracts';
import { jawOf, jaws } from '../document/jaws.ts';
import { joined, partsOf, stretchedParts, wayOf } from './key-frames/keyed-way.ts';
import { type KeptRules, NotEdited } from './rules.ts';
import { withWays } from './stages.ts';
import { movableTooth } from './teeth.ts';
import { type Bar, type ToothWay, aroundRests, movingIn, withoutRests } from './tooth-way.ts';

/** Which end of a bar is drawn, or both: then it keeps its length. */
export type BarEnd = 'from' | 'to' | 'both';

/** When teeth move, some stages later or earlier; their key frames go with them, in proportion. @param by stages, below 0 earlier */
export function withBars(
  document: PlanDocument,
  teeth: readonly number[],
  end: BarEnd,
  by: number,
  rules: KeptRules,
): PlanDocument {
  if (document.kind === 'target') throw new NotEdited('stageRange');
  return jaws.reduce((edited, jaw) => {
    const ways = new Map<number, ToothWay>();
    const steps = document.aligners[jaw];
    for (const fdi of teeth.filter((each) => jawOf(each) === jaw)) {
      const tooth = movableTooth(document, fdi, rules);
      const way = wayOf(document, fdi);
      if (!way) throw new NotEdited('notMoving', [fdi]);
      const { poses, ...moves } = withoutRests(steps, way);
      const wanted = drawn({ from: way.from, to: way.from + way.poses.length - 1 }, end, by);
      const length = end === 'both' ? poses.length - 1 : Math.max(1, movingIn(steps, wanted.from, wanted.to));
      const parts = stretchedParts(tooth, partsOf({ poses, ...moves }), document.limits, length);
      // What needs more room than it was given takes it on the side that was not drawn, as far as the scan.
      let { from } = wanted;
      const needs = parts.reduce((sum, part) => sum + part.length - 1, 0);
      if (end === 'from') while (from > 0 && movingIn(steps, from, wanted.to) < needs) from -= 1;
      ways.set(fdi, aroundRests(steps, joined(from, parts)));
    }
    return ways.size > 0 ? withWays(edited, jaw, ways) : edited;
  }, document);
}

/** A bar as its end is drawn: never shorter than one stage, never before the scan. */
export function drawn({ from, to }: Bar, end: BarEnd, by: number): Bar {
  if (end === 'to') return { from, to: Math.max(from + 1, to + by) };
  const start = Math.max(0, from + by);
  return end === 'from' ? { from: Math.min(start, to - 1), to } : { from: start, to: start + to - from };
}
