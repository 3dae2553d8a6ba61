import { useCallback, useEffect, useRef, useState } from 'react';
import type { CommentPin, PlanComment } from '@archway/contracts';
import { keptView, poseOfView } from '../../../scene/kept-view.ts';
import { isHere } from '../../../plan/view/is-here.ts';
import type { Plan } from '../../../plan/view/use-plan.ts';
import type { PlanAddress } from '../plan-address.ts';
import type { ChangeAddress } from '../use-plan-address.ts';
import { jawsSeen, stageSaid } from './comment-stand.ts';
import { type PlanComments, usePlanComments } from './use-plan-comments.ts';

/** What is about the plan as a whole. */
const NOWHERE: CommentPin = { teeth: [], step: null, view: null };

export interface Discussion extends PlanComments {
  /** Its list stands beside the teeth. */
  readonly open3d: boolean;
  readonly toggle: () => void;
  /** Number of the thread that is looked at. */
  readonly chosen: number | null;
  /** Goes where a comment was written. */
  readonly choose: (comment: PlanComment) => void;
  /** What is pressed in the picture is what the next comment is about. */
  readonly placing: boolean;
  readonly place: () => void;
  readonly mean: (teeth: readonly number[]) => void;
  readonly pin: CommentPin;
  readonly setPin: (pin: CommentPin) => void;
}

/** What is said of a plan in 3D: which thread is looked at, and where the next one is pinned. */
export function useDiscussion(plan: Plan, address: PlanAddress, change: ChangeAddress): Discussion {
  const { caseId, version, planId } = address;
  const said = usePlanComments({ caseId, version, planId });
  const { clock, stages, state, dispatch, select, stand, live, source, meshes } = plan;
  const { scene } = live;
  const { comment: chosen } = address;
  const [isOpen, setOpen] = useState(chosen !== null);
  const [placing, setPlacing] = useState(false);
  const [pin, write] = useState(NOWHERE);

  const go = useCallback(
    ({ pin: { teeth, step, view } }: PlanComment) => {
      const [tooth = null] = teeth;
      if (step !== null) clock.show(step);
      if (view) {
        dispatch({ type: 'select', fdi: tooth });
        stand(poseOfView(view), jawsSeen({ teeth }, view));
      } else if (tooth !== null) {
        dispatch({ type: 'jaws', jaws: 'both' });
        select(tooth);
      }
    },
    [clock, dispatch, stand, select],
  );
  const choose = (comment: PlanComment): void => {
    setOpen(true);
    go(comment);
    change({ comment: comment.number });
  };
  // A link to a comment goes there, once both are here.
  const awaited = useRef(chosen);
  useEffect(() => {
    const found = said.comments.find(({ number }) => number === awaited.current);
    if (!scene || !found) return;
    const [tooth] = found.pin.teeth;
    if (!found.pin.view && tooth !== undefined && !isHere({ source, meshes }, tooth)) return;
    awaited.current = null;
    go(found);
  }, [scene, said.comments, go, source, meshes]);

  const mean = useCallback(
    (teeth: readonly number[]) => {
      if (!scene || teeth.length === 0) return;
      const { pose, openness } = scene.stance();
      // Folded open, the jaws do not stand where a view would find them again.
      const view = openness === 0 ? keptView(pose) : null;
      write({ teeth: teeth as CommentPin['teeth'], step: stageSaid(stages, clock.get().stage), view });
      dispatch({ type: 'select', fdi: teeth[0] ?? null });
    },
    [scene, stages, clock, dispatch],
  );
  const place = (): void => {
    setPlacing(!placing);
    if (placing) return write(NOWHERE);
    setOpen(true);
    clock.show(clock.get().stage);
    // By keyboard a tooth is chosen first, and commented on then.
    if (state.selected !== null) mean([state.selected]);
  };
  const setPin = (next: CommentPin): void => {
    write(next);
    if (next.teeth.length === 0 && next.step === null) setPlacing(false);
  };
  const toggle = (): void => {
    setOpen(!isOpen);
    if (!isOpen) return;
    setPlacing(false);
    write(NOWHERE);
    change({ comment: null });
  };
  return { ...said, open3d: isOpen && said.shown, toggle, chosen, choose, placing, place, mean, pin, setPin };
}
