import { type KeyboardEvent, type RefObject, useState } from 'react';
import type { CaseCbct } from '@archway/contracts';
import { isTyping } from '../../keys/is-typing.ts';
import { toggleFullScreen } from '../../full-screen.ts';
import { isPlane, type PaneName } from '../engine/panes.ts';
import type { ToolName } from '../engine/pointer-tools.ts';
import { keyOf } from './keys.ts';
import { signOf } from './panes/PaneOverlay.tsx';
import { usePaneSaving } from './panes/use-pane-saving.ts';
import { stepOf } from './panes/SliceSlider.tsx';
import { isPlaced } from './scans/use-registration.ts';
import type { Mode } from './stage-state.ts';
import type { Cbct } from './use-cbct.ts';
import { useFraming } from './use-framing.ts';

/** What buttons and keys do. @param active the pane that has the focus, or had it last. */
export function useStageActions(
  { volume: { name: volumeName } }: CaseCbct,
  { state, dispatch, live, volume, scans, registration }: Cbct,
  active: PaneName,
  savesPictures: boolean,
  root: RefObject<HTMLElement | null>,
) {
  const { engine } = live;
  const [framing, setFraming] = useState(0);
  const savePane = usePaneSaving(volumeName, live);
  useFraming(engine, scans.shown, registration.alignment, framing);

  const toCentre = (): void => {
    if (engine) registration.place(engine.centre());
  };
  const pickPairs = (): void => {
    // The scan must be in sight before its points can be picked.
    if (!isPlaced(registration.alignment)) toCentre();
    registration.startPicking();
    setFraming((count) => count + 1);
  };
  const picture = (): void => {
    if (savesPictures) savePane(state.maximised ?? active);
  };
  const setTool = (tool: ToolName): void => dispatch({ type: 'set', change: { tool } });
  const setMode = (mode: Mode): void => {
    // There are no crosshairs over a curve; they come back with the three planes.
    const swap: Partial<Record<ToolName, ToolName>> =
      mode === 'panorama' ? { crosshair: 'window' } : { window: 'crosshair' };
    const tool = swap[state.tool] ?? state.tool;
    dispatch({ type: 'set', change: { mode, tool, maximised: null } });
  };
  const reset = (): void => {
    dispatch({ type: 'reset' });
    engine?.reset();
  };
  const fullScreen = (): void => toggleFullScreen(root.current);
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    const key = keyOf(event);
    if (!key) return;
    event.preventDefault();
    if (key.type === 'advance') {
      if (engine && volume && isPlane(active))
        engine.cameras.advance(active, key.slices * stepOf(volume) * signOf(active));
    } else if (key.type === 'zoom') engine?.cameras.zoom(active, key.factor);
    else if (key.type === 'views') reset();
    else if (key.type === 'screenshot') picture();
    else if (key.type === 'fullScreen') fullScreen();
    else if (key.type === 'escape' && registration.picking) registration.stopPicking();
    else dispatch(key);
  };
  return { toCentre, pickPairs, setTool, setMode, reset, picture, fullScreen, onKey };
}
