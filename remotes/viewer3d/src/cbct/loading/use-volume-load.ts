import { useEffect, useRef, useState } from 'react';
import type { CaseCbct } from '@archway/contracts';
import { perAxis } from '@archway/geometry';
import { reduce, type Volume } from '@archway/volume';
import type { Graphics } from '../engine/graphics.ts';
import { viewBudget, type ViewBudget } from './memory-budget.ts';
import type { ShownVolume } from './shown-volume.ts';
import { type LoadState, STARTING, VolumeLoad } from './volume-load.ts';
import { createReader } from './worker-reader.ts';

export interface RunningLoad extends LoadState {
  readonly budget: ViewBudget;
  start(): void;
  stop(): void;
}

/** Loads the volume while the preview is shown, within what this machine may hold. */
export function useVolumeLoad(
  cbct: CaseCbct,
  graphics: Graphics,
  onSlices: (first: number, count: number) => void,
): RunningLoad {
  const [state, setState] = useState(STARTING);
  const [budget] = useState(() => {
    const { deviceMemory } = navigator as Navigator & { deviceMemory?: number };
    return viewBudget({ deviceMemory, textureSide: graphics.textureSide, software: graphics.software });
  });
  const slices = useRef(onSlices);
  useEffect(() => void (slices.current = onSlices));
  const running = useRef<VolumeLoad | null>(null);
  const { objectName } = cbct;
  useEffect(() => {
    if (!graphics.webgl2) return;
    const load = new VolumeLoad(cbct, budget, {
      reader: createReader,
      fit,
      onChange: setState,
      onSlices: (first, count) => slices.current(first, count),
    });
    running.current = load;
    load.start();
    return () => {
      running.current = null;
      load.dispose();
      setState(STARTING);
    };
    // The record is asked for again now and then; what is stored under a name never changes.
  }, [objectName, budget, graphics]);
  return {
    ...state,
    budget,
    start: () => running.current?.start(),
    stop: () => running.current?.stop(),
  };
}

/** A side that no texture holds is reduced, whatever the memory. */
function fit(shown: ShownVolume, side: number): ShownVolume {
  const { volume, reducedBy } = shown;
  if (volume.size.every((count) => count <= side)) return shown;
  const smaller = reduce(volume as Volume, side);
  const factors = perAxis((axis) => Math.ceil(volume.size[axis] / smaller.size[axis]) * reducedBy[axis]);
  return { ...shown, volume: smaller, reducedBy: factors };
}
