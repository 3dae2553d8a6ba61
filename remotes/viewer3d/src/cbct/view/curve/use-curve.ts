import { useState } from 'react';
import type { Vec3 } from '@archway/geometry';
import type { Computer } from '../../compute/computer.ts';
import type { CbctEngine } from '../../engine/cbct-engine.ts';
import { boundsOfGrid, type GridVolume } from '../../frame/grid.ts';
import { fromTheRight, sampleCurve, type Vec2 } from '../../panorama/curve.ts';
import type { PanoramaState, StageAction } from '../stage-state.ts';

/** Thickness of the slab in which an arch is looked for, in mm. */
const PROPOSE_SLAB_MM = 12;

export interface CurveActions {
  /** The last proposal found nothing like an arch. */
  readonly notFound: boolean;
  propose(): void;
  addPoint(point: Vec3): void;
  finish(): void;
  change(curve: readonly Vec2[]): void;
  /** The middle of the picture goes to the height of the axial slice. */
  here(): void;
}

/** How the curve comes to be: proposed from the bright arch at the height of the axial slice, or drawn point by point. */
export function useCurve(
  engine: CbctEngine | null,
  volume: GridVolume | null,
  computer: Computer,
  state: PanoramaState,
  dispatch: (action: StageAction) => void,
): CurveActions {
  const [notFound, setNotFound] = useState(false);
  const set = (change: Partial<PanoramaState>): void => dispatch({ type: 'panorama', change });
  const height = (): number => engine?.cameras.plane('axial').point[2] ?? 0;
  const settle = (curve: readonly Vec2[]): void => {
    const ordered = fromTheRight(curve);
    set({ curve: ordered, drawing: false, position: sampleCurve(ordered, 1).length / 2 });
  };
  return {
    notFound,
    propose() {
      if (!volume) return;
      const centreZ = height();
      const { min, max } = boundsOfGrid(volume);
      const box = {
        min: [min[0], min[1], centreZ - PROPOSE_SLAB_MM / 2] as const,
        max: [max[0], max[1], centreZ + PROPOSE_SLAB_MM / 2] as const,
      };
      computer.run('propose', volume, box, { centreZ, thickness: PROPOSE_SLAB_MM }).then(
        (curve) => {
          setNotFound(curve === null);
          if (!curve) return;
          set({ centreZ });
          settle(curve);
        },
        () => setNotFound(true),
      );
    },
    addPoint([x, y]) {
      setNotFound(false);
      const curve = [...state.curve, [x, y] as const];
      set({ curve, centreZ: height(), position: sampleCurve(curve, 1).length / 2 });
    },
    finish: () => settle(state.curve),
    change: (curve) => set({ curve }),
    here: () => set({ centreZ: height() }),
  };
}
