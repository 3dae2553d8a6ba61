import { useEffect, useRef, useState } from 'react';
import { formatNumber } from '@archway/platform';
import { reduce, type Volume } from '@archway/volume';
import { CbctEngine } from '../engine/cbct-engine.ts';
import type { Graphics } from '../engine/graphics.ts';
import { type PaneName, panes } from '../engine/panes.ts';
import type { Window } from '../engine/windows.ts';
import type { ShownVolume } from '../loading/shown-volume.ts';

export type Elements = Record<PaneName, HTMLDivElement | null>;

/** Drawn by the processor, the rendering must not look into more voxels than this along a side. */
const SOFTWARE_SIDE = 200;

export interface LiveEngine {
  /** Null until the panes are there, and while the page is hidden. */
  readonly engine: CbctEngine | null;
  /** Counts the volumes that stand in the panes; 0: none yet. */
  readonly shown: number;
  readonly contextLost: boolean;
  readonly failure: unknown;
  rebuild(): void;
}

/** The engine for as long as its panes are on the page, with the volume that should be in them. */
export function useEngine(
  elements: Elements,
  volume: ShownVolume | null,
  graphics: Graphics,
  onWindow: (window: Window) => void,
): LiveEngine {
  const [engine, setEngine] = useState<CbctEngine | null>(null);
  const [contextLost, setContextLost] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);
  const windowed = useRef(onWindow);
  useEffect(() => void (windowed.current = onWindow));
  const ready = panes.every((pane) => elements[pane] !== null);

  useEffect(() => {
    if (!ready || !graphics.webgl2) return;
    let created: CbctEngine;
    try {
      created = new CbctEngine(elements as Record<PaneName, HTMLDivElement>, {
        software: graphics.software,
        length: (mm) => formatNumber(mm, { unit: 'mm', digits: 2 }),
        angle: (degrees) => `${formatNumber(degrees, { digits: 1 })}°`,
        onWindow: (window) => windowed.current(window),
        onContextLost: () => setContextLost(true),
      });
    } catch (error) {
      setFailure(error);
      return;
    }
    setEngine(created);
    setContextLost(false);
    const observer = new ResizeObserver(() => created.resize());
    for (const pane of panes) observer.observe(elements[pane]!);
    return () => {
      observer.disconnect();
      setEngine(null);
      created.dispose();
    };
  }, [elements, ready, graphics, attempt]);

  const shown = useShownVolume(engine, volume, graphics, setFailure);

  return {
    engine,
    shown,
    contextLost,
    failure,
    rebuild: () => {
      setFailure(null);
      setAttempt((count) => count + 1);
    },
  };
}

/**
 * Brings a volume into the panes.
 * @param onFailure the same function for its life
 * @returns how many volumes this engine has shown
 */
function useShownVolume(
  engine: CbctEngine | null,
  volume: ShownVolume | null,
  graphics: Graphics,
  onFailure: (failure: unknown) => void,
): number {
  // Of another engine it says nothing.
  const [drawn, setDrawn] = useState<{ engine: CbctEngine | null; count: number }>({ engine: null, count: 0 });
  useEffect(() => {
    if (!engine || !volume) return;
    let left = false;
    engine.show(volume.volume, solidOf(volume, graphics)).then(
      () => !left && setDrawn((before) => ({ engine, count: before.engine === engine ? before.count + 1 : 1 })),
      (error: unknown) => !left && !engine.disposed && onFailure(error),
    );
    return () => {
      left = true;
    };
  }, [engine, volume, graphics, onFailure]);
  return drawn.engine === engine ? drawn.count : 0;
}

/** What the rendering looks into: the volume itself, or a smaller one where the processor draws. */
function solidOf({ volume, stage }: ShownVolume, { software }: Graphics): ShownVolume['volume'] {
  if (!software || stage === 'growing' || Math.max(...volume.size) <= SOFTWARE_SIDE) return volume;
  return reduce(volume as Volume, SOFTWARE_SIDE);
}
