import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { PlanMovement, Pose } from '@archway/contracts';
import { type EditCommand, edited, keyFramesIn } from '@archway/dental/edit';
import type { Plan } from '../../plan/view/use-plan.ts';
import { useStage } from '../../plan/view/use-clock.ts';
import type { EditingAction, Prescribed } from '../state/editing.ts';
import type { Selection } from '../state/selection.ts';
import { keyFrameAt, keyedAt } from './key-at.ts';

/** The key frames of the marked teeth at the shown stage. */
export interface KeyFrames {
  /** Marked teeth that have one there: handles and numbers move it, and not the target. None: they move targets. */
  readonly teeth: readonly number[];
  readonly stage: number;
  /** Puts one in for the marked teeth, or takes those that are there out. */
  readonly toggle: () => void;
  /** @param stage of a key frame @param by stages, below 0 earlier */
  readonly move: (fdi: number, stage: number, by: number) => void;
  readonly remove: (fdi: number, stage: number) => void;
  readonly pose: (poses: readonly (readonly [number, Pose])[]) => void;
  readonly type: (movement: PlanMovement, value: number) => void;
}

interface Options {
  readonly plan: Plan;
  readonly selection: Selection;
  readonly reads: boolean;
  readonly prescribed: Prescribed;
  readonly dispatch: (action: EditingAction) => void;
}

export function useKeyFrames({ plan, selection, reads, prescribed, dispatch }: Options): KeyFrames {
  const { source, clock, stages } = plan;
  const { document } = source;
  const stage = useStage(clock);
  const teeth = useMemo(() => keyedAt(document, selection, stage), [document, selection, stage]);
  const next = useRef<number>(undefined);
  // The clock knows of a stage only once the plan has it.
  useEffect(() => {
    if (next.current !== undefined) clock.show(next.current);
    next.current = undefined;
  }, [document, stages, clock]);

  /** Runs a command; the stage at which its key frame stands afterwards is the one that is shown. */
  const run = useCallback(
    (command: EditCommand, fdi: number, at: number): void => {
      if (reads) return;
      const made = edited(document, command, prescribed);
      if (!made.document) {
        dispatch({ type: 'refuse', refused: { reason: made.refused, teeth: made.teeth } });
        return;
      }
      if (made.document === document) return;
      next.current = keyFramesIn(made.document, fdi)[at]?.stage;
      dispatch({ type: 'made', document: made.document });
    },
    [document, reads, prescribed, dispatch],
  );
  /** The place of a key frame among those of its tooth: that of the first one that is not before the stage. */
  const placeOf = (fdi: number, of: number): number =>
    keyFramesIn(document, fdi).filter((each) => each.stage < of).length;
  const primary = selection.at(-1);

  return {
    ...{ teeth, stage },
    toggle() {
      if (reads) return;
      if (primary === undefined) dispatch({ type: 'refuse', refused: { reason: 'keyFrameNobody', teeth: [] } });
      else {
        const command = keyFrameAt(document, selection, stage);
        // What is taken out is followed nowhere.
        run(command, primary, command.type === 'keyFrame' ? placeOf(primary, stage) : -1);
      }
    },
    move(fdi, of, by) {
      const several = selection.includes(fdi) ? keyedAt(document, [...selection, fdi], of) : [fdi];
      run({ type: 'moveKeyFrame', teeth: [...new Set(several)], stage: of, by }, fdi, placeOf(fdi, of));
    },
    remove: (fdi, of) => run({ type: 'removeKeyFrame', teeth: [fdi], stage: of }, fdi, -1),
    pose(poses) {
      if (primary !== undefined) run({ type: 'keyPose', stage, poses }, primary, placeOf(primary, stage));
    },
    type(movement, value) {
      if (primary !== undefined)
        run({ type: 'keyMovement', teeth, stage, movement, value }, primary, placeOf(primary, stage));
    },
  };
}
