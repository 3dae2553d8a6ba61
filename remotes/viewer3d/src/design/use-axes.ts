import type { Pose } from '@archway/contracts';
import { jawOf } from '@archway/dental';
import { type EditCommand, axesTurn, isLocked, turnedFurther } from '@archway/dental/edit';
import type { Plan } from '../plan/view/use-plan.ts';
import { useStage } from '../plan/view/use-clock.ts';
import type { Selection } from './state/selection.ts';
import type { PointerTool } from './tools/design-tools.ts';
import type { Gizmo } from './use-gizmo.ts';
import { useHandles } from './use-handles.ts';

interface Options {
  readonly plan: Plan;
  readonly tool: PointerTool;
  readonly selection: Selection;
  readonly reads: boolean;
  readonly run: (command: EditCommand) => void;
}

/** Rings that turn the axes of the marked tooth and leave the tooth where it stands. */
export function useAxes({ plan, tool, selection, reads, run }: Options): Gizmo {
  const stage = useStage(plan.clock);
  const { document } = plan.source;
  const tooth = document.teeth.find(({ fdi }) => fdi === selection.at(-1));
  const frame = tool === 'axes' && !reads && tooth && !isLocked(document, tooth.fdi) ? tooth.frame : null;
  const pose = tooth ? plan.stages.poseAt(tooth.fdi, stage) : null;
  return useHandles({
    plan,
    mode: 'rotate',
    at: frame && pose && tooth ? { jaw: jawOf(tooth.fdi), frame, pose } : null,
    cross: true,
    onDrop(change: Pose | null) {
      if (!change || !tooth || !frame || !pose) return;
      run({ type: 'axes', fdi: tooth.fdi, turn: turnedFurther(axesTurn(frame), change.q, pose.q) });
    },
  });
}
