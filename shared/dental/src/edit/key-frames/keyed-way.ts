import type { DocumentTooth, KeyFrame, PlanDocument, Pose } from '@archway/contracts';
import { jawOf } from '../../document/jaws.ts';
import { type ToothWay, barOf, posesOf, stretched } from '../tooth-way.ts';

/** A part of a way from one key frame to the next, with both of its ends. */
type Part = readonly Pose[];

/** The key frames of a tooth, in the order of its stages. */
export const keyFramesIn = ({ keyFrames = [] }: Pick<PlanDocument, 'keyFrames'>, fdi: number): readonly KeyFrame[] =>
  keyFrames.filter((each) => each.fdi === fdi).toSorted((one, other) => one.stage - other.stage);

/** The way of a tooth from where it begins to its target; null for one that never moves. */
export function wayOf(document: PlanDocument, fdi: number): ToothWay | null {
  const steps = document.aligners[jawOf(fdi)];
  const bar = barOf(steps, fdi);
  if (!bar) return null;
  return {
    from: bar.from,
    poses: posesOf(steps, fdi).slice(bar.from, bar.to + 1),
    keys: keyFramesIn(document, fdi).map(({ stage }) => stage - bar.from),
  };
}

export function partsOf({ poses, keys = [] }: ToothWay): readonly Part[] {
  const ends = [...keys, poses.length - 1];
  return ends.map((end, at) => poses.slice(at === 0 ? 0 : ends[at - 1], end + 1));
}

/** A way of parts, which begins at a stage. */
export function joined(from: number, parts: readonly Part[]): ToothWay {
  const keys: number[] = [];
  for (const part of parts.slice(0, -1)) keys.push((keys.at(-1) ?? 0) + part.length - 1);
  return { from, poses: parts.flatMap((part, at) => (at === 0 ? part : part.slice(1))), keys };
}

/** The same parts in another number of stages, each in proportion, or in as many as the limits ask for. */
export function stretchedParts(
  tooth: DocumentTooth,
  parts: readonly Part[],
  limits: PlanDocument['limits'],
  stages: number,
): readonly Part[] {
  const length = parts.reduce((sum, part) => sum + part.length - 1, 0);
  let [done, ends] = [0, 0];
  return parts.map((part, at) => {
    const begins = ends;
    done += part.length - 1;
    // Each part has a stage at least, those that come as well.
    const most = Math.max(begins + 1, stages - (parts.length - 1 - at));
    ends = Math.min(most, Math.max(begins + 1, Math.round((done / length) * stages)));
    return stretched(tooth, part, limits, ends - begins);
  });
}

/** Where a tooth has no key frames any more; its way stays. */
export function withoutKeys(document: PlanDocument, teeth: readonly number[]): PlanDocument {
  const { keyFrames } = document;
  return keyFrames ? { ...document, keyFrames: keyFrames.filter(({ fdi }) => !teeth.includes(fdi)) } : document;
}
