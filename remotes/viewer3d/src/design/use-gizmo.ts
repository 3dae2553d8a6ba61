import { useEffect, useRef, useState } from 'react';
import type { Pose } from '@archway/contracts';
import { composed, jawOf } from '@archway/dental';
import type { Plan } from '../plan/view/use-plan.ts';
import { showsTarget } from '../plan/stages/plan-stages.ts';
import { useStage } from '../plan/view/use-clock.ts';
import { ToothGizmo } from './scene/gizmo.ts';
import type { Selection } from './state/selection.ts';
import { type PointerTool, hasHandles } from './tools/design-tools.ts';

interface Options {
  readonly plan: Plan;
  readonly tool: PointerTool;
  readonly selection: Selection;
  /** Marked teeth with a key frame at the shown stage: it is moved, and not the target. */
  readonly keyed: readonly number[];
  /** Teeth that may be moved now. */
  readonly movable: (fdi: number) => boolean;
  /** Teeth are held so; null lets go. */
  readonly onHold: (poses: readonly (readonly [number, Pose])[] | null) => void;
  readonly onMoved: (poses: readonly (readonly [number, Pose])[]) => void;
}

export interface Gizmo {
  /** A press at a handle is no press at a tooth. */
  readonly grabs: () => boolean;
}

/** Handles at the marked teeth, at their target or at their key frame: what is drawn is seen at once, and measured beside the page. */
export function useGizmo({ plan, tool, selection, keyed, movable, onHold, onMoved }: Options): Gizmo {
  const { live, stages, source, clock } = plan;
  const { scene } = live;
  /** What was drawn and not taken leaves the handles where they were let go. */
  const [drops, setDrops] = useState(0);
  const gizmo = useRef<ToothGizmo>(undefined);
  const stage = useStage(clock);
  const primary = selection.at(-1);
  const latest = useRef({ plan, selection, keyed, movable, onHold, onMoved });
  useEffect(() => {
    latest.current = { plan, selection, keyed, movable, onHold, onMoved };
  });

  useEffect(() => {
    if (!scene) return;
    const moved = (change: Pose): (readonly [number, Pose])[] => {
      const { plan: now, selection: marked, keyed: atKey, movable: may } = latest.current;
      const jaw = jawOf(marked.at(-1) ?? 0);
      const stands = (fdi: number): Pose =>
        atKey.length > 0 ? now.stages.poseAt(fdi, Math.round(now.clock.get().stage)) : now.stages.targetOf(fdi);
      return (atKey.length > 0 ? atKey : marked)
        .filter((fdi) => jawOf(fdi) === jaw && may(fdi))
        .map((fdi) => [fdi, composed(change, stands(fdi))] as const);
    };
    const show = (poses: ReadonlyMap<number, Pose>): void => {
      const { plan: now } = latest.current;
      const { stage: at } = now.clock.get();
      const poseOf = (fdi: number): Pose => poses.get(fdi) ?? now.stages.poseAt(fdi, at);
      scene.setMoment({ stage: at, poseOf, referenceOf: null, lower: now.stages.lowerAt(at) });
    };
    const made = new ToothGizmo(scene, {
      onDraw(change) {
        const poses = moved(change);
        show(new Map(poses));
        latest.current.onHold(poses);
      },
      onDrop(change) {
        latest.current.onHold(null);
        if (change) latest.current.onMoved(moved(change));
        // What was not taken goes back to where it was.
        show(new Map());
        setDrops((count) => count + 1);
      },
    });
    gizmo.current = made;
    return () => {
      gizmo.current = undefined;
      made.dispose();
    };
  }, [scene]);

  useEffect(() => {
    const tooth = source.document.teeth.find(({ fdi }) => fdi === primary);
    const made = gizmo.current;
    if (!made || !scene) return;
    const jaw = jawOf(primary ?? 11);
    const atKey = keyed.length > 0;
    const here = atKey || showsTarget(stages, jaw, stage);
    const shown = hasHandles(tool) && tooth?.frame && here && movable(tooth.fdi);
    if (hasHandles(tool)) made.setMode(tool === 'move' ? 'translate' : 'rotate');
    const pose = (fdi: number): Pose => (atKey ? stages.poseAt(fdi, stage) : stages.targetOf(fdi));
    made.place(jaw, shown && tooth.frame ? { frame: tooth.frame, pose: pose(tooth.fdi) } : null);
  }, [scene, source.document, stages, tool, primary, stage, keyed, movable, drops]);

  return { grabs: () => gizmo.current?.grabs ?? false };
}
