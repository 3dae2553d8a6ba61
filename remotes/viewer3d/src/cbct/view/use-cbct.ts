import { useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { CaseCbct } from '@archway/contracts';
import { graphics as askGraphics } from '../engine/graphics.ts';
import { rangeOf } from '../engine/windows.ts';
import { useVolumeLoad } from '../loading/use-volume-load.ts';
import { useCurve } from './curve/use-curve.ts';
import { usePanorama } from './curve/use-panorama.ts';
import { useScans } from './scans/scans.ts';
import { useRegistration } from './scans/use-registration.ts';
import { initialStage, stageReducer } from './stage-state.ts';
import { useComputer } from './use-computer.ts';
import { type Elements, useEngine } from './use-engine.ts';
import { useStageSync } from './use-stage-sync.ts';

export type Cbct = ReturnType<typeof useCbct>;

/** Values of a volume that is not whole yet: while slices arrive, the range would be that of the empty ones. */
const USUAL_RANGE = { lower: -1000, upper: 3000 };

/** Everything that the preview of a CBCT shows: its volume, the engine in its panes, scans, curve and pictures. */
export function useCbct(cbct: CaseCbct, elements: Elements) {
  const [state, dispatch] = useReducer(stageReducer, initialStage);
  const [graphics] = useState(askGraphics);
  const computer = useComputer();
  const slices = useRef<(first: number, count: number) => void>(() => undefined);
  const load = useVolumeLoad(cbct, graphics, (first, count) => slices.current(first, count));
  const live = useEngine(elements, load.shown, graphics, (window) => dispatch({ type: 'set', change: { window } }));
  const { engine } = live;
  const volume = load.shown?.volume ?? null;
  useEffect(() => {
    slices.current = (first, count) => engine?.updated(first, count);
  }, [engine]);
  const complete = load.shown?.stage === 'growing' && load.phase !== 'ready' ? null : volume;
  const range = useMemo(() => (complete ? rangeOf(complete.data) : USUAL_RANGE), [complete]);
  const scans = useScans(cbct.caseId, cbct.version);
  const registration = useRegistration(`${cbct.caseId}/${cbct.version}`, scans.shown, computer);
  const curve = useCurve(engine, complete, computer, state.panorama, dispatch);
  const pictures = usePanorama(computer, complete, state.panorama, state.mode === 'panorama');
  useStageSync(live, state, scans.shown, registration);
  return {
    state,
    dispatch,
    graphics,
    load,
    live,
    volume,
    /** The volume once it is whole. */
    complete,
    range,
    scans,
    registration,
    curve,
    pictures,
  };
}
