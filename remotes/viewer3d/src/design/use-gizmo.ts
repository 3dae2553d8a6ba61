import { useEffect, useRef, useState } from 'react';
import type { Pose } from '@archway/contracts';
import { AT_REST, composed, jawOf } from '@archway/dental';
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

/** Handles at the marked teeth, at their target: what is drawn is seen at once, and measured beside the page. */
export function useGizmo({ plan, tool, selection, movable, onHold, onMoved }: Options): Gizmo {
  const { live, stages, source, clock } = plan;
  const { scene } = live;
  /** What was drawn and not taken leaves the handles where they were let go. */
  const [drops, setDrops] = useState(0);
  const gizmo = useRef<ToothGizmo>(undefined);
  const stage = useStage(clock);
  const primary = selection.at(-1);
  const latest = useRef({ plan, selection, movable, onHold, onMoved });
  useEffect(() => {
    latest.current = { plan, selection, movable, onHold, onMoved };
  });

  useEffect(() => {
    if (!scene) return;
    const moved = (change: Pose): (readonly [number, Pose])[] => {
      const { plan: now, selection: marked, movable: may } = latest.current;
      const jaw = jawOf(marked.at(-1) ?? 0);
      return marked
        .filter((fdi) => jawOf(fdi) === jaw && may(fdi))
        .map((fdi) => [fdi, composed(change, now.source.document.target[String(fdi)] ?? AT_REST)] as const);
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
    const atTarget = showsTarget(stages, jaw, stage);
    const shown = hasHandles(tool) && tooth?.frame && atTarget && movable(tooth.fdi);
    if (hasHandles(tool)) made.setMode(tool === 'move' ? 'translate' : 'rotate');
    made.place(jaw, shown && tooth.frame ? { frame: tooth.frame, pose: stages.targetOf(tooth.fdi) } : null);
  }, [scene, source.document, stages, tool, primary, stage, movable, drops]);

  return { grabs: () => gizmo.current?.grabs ?? false };
}
