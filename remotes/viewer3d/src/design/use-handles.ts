import { useEffect, useRef } from 'react';
import type { Pose, ToothFrame } from '@archway/contracts';
import type { Jaw } from '@archway/dental';
import type { Plan } from '../plan/view/use-plan.ts';
import { AxesCross } from './scene/axes-cross.ts';
import { type GizmoMode, ToothGizmo } from './scene/gizmo.ts';
import type { Gizmo } from './use-gizmo.ts';

interface Options {
  readonly plan: Plan;
  readonly mode: GizmoMode;
  /** Where they stand; null hides them. */
  readonly at: { readonly jaw: Jaw; readonly frame: ToothFrame; readonly pose: Pose } | null;
  /** With lines along the axes. */
  readonly cross?: boolean;
  /** Held so, as a move in the frame of the jaw. */
  readonly onDraw?: (change: Pose) => void;
  /** Let go; null where nothing was moved. */
  readonly onDrop: (change: Pose | null) => void;
}

/** Handles for what is no movement of a tooth: its axes, or a jaw as a whole. */
export function useHandles({ plan, mode, at, cross = false, onDraw, onDrop }: Options): Gizmo {
  const { scene } = plan.live;
  const gizmo = useRef<ToothGizmo>(undefined);
  const latest = useRef({ onDraw, onDrop });
  useEffect(() => {
    latest.current = { onDraw, onDrop };
  });
  useEffect(() => {
    if (!scene) return;
    const made = new ToothGizmo(
      scene,
      {
        onDraw: (change) => latest.current.onDraw?.(change),
        onDrop: (change) => latest.current.onDrop(change),
      },
      cross ? new AxesCross() : undefined,
    );
    gizmo.current = made;
    return () => {
      gizmo.current = undefined;
      made.dispose();
    };
  }, [scene, cross]);
  // What was drawn and not taken goes back: handles stand anew after each change of what they stand at.
  useEffect(() => {
    const made = gizmo.current;
    if (!made) return;
    made.setMode(mode);
    made.place(at?.jaw ?? 'lower', at);
  });
  return { grabs: () => gizmo.current?.grabs ?? false };
}
