import type { PlanDocument } from '@archway/contracts';
import { jawOf } from '@archway/dental';
import { type Bar, type EditCommand, keyFramesIn } from '@archway/dental/edit';
import type { Selection } from '../state/selection.ts';

type KeyFrameCommand = Extract<EditCommand, { readonly type: 'keyFrame' | 'removeKeyFrame' }>;

/** Marked teeth of one jaw that have a key frame at a stage; none where the tooth whose figures are shown has not. */
export function keyedAt(document: PlanDocument, selection: Selection, stage: number): readonly number[] {
  const primary = selection.at(-1);
  const has = (fdi: number): boolean => keyFramesIn(document, fdi).some((each) => each.stage === stage);
  if (primary === undefined || !has(primary)) return [];
  return selection.filter((fdi) => jawOf(fdi) === jawOf(primary) && has(fdi));
}

/** Where the marked tooth has a key frame at a stage those are taken out; elsewhere one is put in for each. */
export function keyFrameAt(document: PlanDocument, selection: Selection, stage: number): KeyFrameCommand {
  const there = keyedAt(document, selection, stage);
  return there.length > 0
    ? { type: 'removeKeyFrame', teeth: there, stage }
    : { type: 'keyFrame', teeth: selection, stage };
}

/** Where a key frame stands while its bar is drawn: in proportion. */
export const keyInBar = (stage: number, bar: Bar, drawn: Bar): number =>
  drawn.from + Math.round(((stage - bar.from) / (bar.to - bar.from)) * (drawn.to - drawn.from));
