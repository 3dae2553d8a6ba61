import { useState } from 'react';
import type { Pose, ToothFrame } from '@archway/contracts';
import { AT_REST, composed } from '@archway/dental';
import { type EditCommand, biteMoved, bitePivot, firstBite } from '@archway/dental/edit';
import type { Plan } from '../plan/view/use-plan.ts';
import { useStage } from '../plan/view/use-clock.ts';
import type { ContactMap } from './contacts/use-contact-map.ts';
import type { GizmoMode } from './scene/gizmo.ts';
import type { PointerTool } from './tools/design-tools.ts';
import { useHandles } from './use-handles.ts';
import type { Gizmo } from './use-gizmo.ts';

export interface BiteTool {
  readonly mode: GizmoMode;
  readonly setMode: (mode: GizmoMode) => void;
  /** Nobody but the designer knows how the jaws bite. */
  readonly byHand: boolean;
  readonly gizmo: Gizmo;
  /** Begins a bite by hand where there is none. */
  readonly begin: () => void;
}

interface Options {
  readonly plan: Plan;
  readonly tool: PointerTool;
  readonly reads: boolean;
  readonly contacts: ContactMap;
  readonly run: (command: EditCommand) => void;
}

/** The lower jaw, brought to the upper one by hand, with what it meets colored meanwhile. */
export function useBite({ plan, tool, reads, contacts, run }: Options): BiteTool {
  const [mode, setMode] = useState<GizmoMode>('translate');
  const { source, stages, clock, live } = plan;
  const { document } = source;
  const stage = useStage(clock);
  const byHand = document.bite.from !== 'scan' && document.jaws.upper !== null && document.jaws.lower !== null;
  const shown = tool === 'bite' && !reads && document.bite.from === 'manual';
  const [x, y, z] = bitePivot(document);
  const frame: ToothFrame = {
    ...{ origin: [x, y, z], long: [0, 1, 0], mesial: [1, 0, 0], buccal: [0, 0, 1] },
    ...{ by: 'edited', confidence: 1 },
  };
  const show = (change: Pose | null): void => {
    const at = clock.get().stage;
    const lower = stages.lowerAt(at);
    live.scene?.setMoment({
      ...{ stage: at, poseOf: (fdi) => stages.poseAt(fdi, at), referenceOf: null },
      lower: change ? composed(lower, change) : lower,
    });
  };
  const bitten = (change: Pose) => biteMoved(document, change, stages.lowerAt(stage));
  const gizmo = useHandles({
    ...{ plan, mode, at: shown ? { jaw: 'lower', frame, pose: AT_REST } : null },
    onDraw(change) {
      show(change);
      contacts.look({ ...document, bite: { from: 'manual', upper: bitten(change) } });
    },
    onDrop(change) {
      contacts.look(null);
      show(null);
      if (change) run({ type: 'bite', upper: bitten(change) });
    },
  });
  return {
    ...{ mode, setMode, byHand, gizmo },
    begin() {
      if (!reads && byHand && document.bite.from === 'none') run({ type: 'bite', upper: firstBite(document) });
    },
  };
}
