import { useEffect } from 'react';
import type { ShownScan } from './scans/scans.ts';
import type { StageState } from './stage-state.ts';
import type { LiveEngine } from './use-engine.ts';
import { isPlaced, type Registration } from './scans/use-registration.ts';

/** Tells the engine what the state says, piece by piece, and again when it was built anew. */
export function useStageSync(
  { engine, shown }: LiveEngine,
  state: StageState,
  scans: readonly ShownScan[],
  { alignment, picking }: Registration,
): void {
  const { tool, window, slab, look, crosshairs, mode, single } = state;
  useEffect(() => engine?.setWindow(window), [engine, window]);
  useEffect(() => engine?.setSlab(mode === 'mpr' ? slab.mm : 0, slab.blend), [engine, slab, mode]);
  useEffect(() => engine?.setLook(look), [engine, look]);
  useEffect(() => {
    engine?.showCrosshairs(crosshairs && mode === 'mpr');
    engine?.setTool(tool);
  }, [engine, crosshairs, mode, tool]);
  const drawn = shown > 0;
  useEffect(() => {
    if (!engine || !drawn) return;
    const visible = isPlaced(alignment) || picking !== null;
    engine.showSurfaces(
      scans.map(({ id, surface, color }) => ({ id, surface, color, rigid: alignment.rigid, visible })),
    );
  }, [engine, drawn, scans, alignment, picking]);
  // Points of the scan are picked on the scan alone: the volume would be in front of it.
  const picks = picking !== null;
  useEffect(() => {
    if (drawn) engine?.showSolid(!picks);
  }, [engine, drawn, picks]);
  // A pane that was out of sight is drawn anew when a phone turns to it.
  useEffect(() => {
    if (drawn) engine?.resize();
  }, [engine, drawn, single]);
}
