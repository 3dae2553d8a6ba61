import { jawOf } from '../document/jaws.ts';
import { type DocumentProblem, problemAt } from '../document/problem.ts';
import { barOf, posesOf } from '../edit/tooth-way.ts';
import type { Known } from './known.ts';
import { isAtRest, isSamePlace } from './poses.ts';

/** A key frame is where its tooth stands at its stage, on its way from the scan to the target; and there once. */
export function checkKeyFrames(known: Known): DocumentProblem[] {
  const { keyFrames = [], aligners } = known.document;
  return keyFrames.flatMap(({ fdi, stage, pose }, at) => {
    const tooth = known.teeth.get(fdi);
    if (!tooth?.body) return [problemAt('unknownTooth', 'keyFrames', at, 'fdi')];
    if (!tooth.movable && !isAtRest(pose)) return [problemAt('fixedTooth', 'keyFrames', at, 'fdi')];
    if (stage > known.last[jawOf(fdi)]) return [problemAt('unknownStep', 'keyFrames', at, 'stage')];
    if (keyFrames.slice(0, at).some((other) => other.fdi === fdi && other.stage === stage))
      return [problemAt('duplicate', 'keyFrames', at)];
    const steps = aligners[jawOf(fdi)];
    const there = posesOf(steps, fdi)[stage];
    if (!there || !isSamePlace(tooth, there, pose)) return [problemAt('keyFrameOff', 'keyFrames', at, 'pose')];
    const bar = barOf(steps, fdi);
    const goes = bar && bar.from < stage && stage < bar.to;
    return goes ? [] : [problemAt('keyFrameOutside', 'keyFrames', at, 'stage')];
  });
}
