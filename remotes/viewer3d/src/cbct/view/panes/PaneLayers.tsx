import type { RefObject } from 'react';
import type { CbctEngine } from '../../engine/cbct-engine.ts';
import { isPlane, type PaneName } from '../../engine/panes.ts';
import type { GridVolume } from '../../frame/grid.ts';
import { CurveEditor } from '../curve/CurveEditor.tsx';
import { PickMarks } from '../scans/PickMarks.tsx';
import { ScansOnSlice } from '../scans/ScansOnSlice.tsx';
import { isPlaced } from '../scans/use-registration.ts';
import type { Cbct } from '../use-cbct.ts';
import { PaneOverlay } from './PaneOverlay.tsx';
import { PaneValue } from './PaneValue.tsx';
import { SliceSlider } from './SliceSlider.tsx';

interface Props {
  pane: PaneName;
  view: Cbct;
  engine: CbctEngine;
  volume: GridVolume;
  /** The pane, whose pointer is followed. */
  frame: RefObject<HTMLDivElement | null>;
}

/** What lies over the picture of a pane: scans, picked points, the curve, its words and its slider. */
export function PaneLayers({ pane, view, engine, volume, frame }: Props) {
  const { state, registration, curve } = view;
  const { picking, alignment } = registration;
  const scans = view.scans.shown;
  return (
    <>
      {isPlane(pane) && scans.length > 0 && isPlaced(alignment) && (
        <ScansOnSlice engine={engine} pane={pane} scans={scans} rigid={alignment.rigid} />
      )}
      {picking && <PickMarks engine={engine} pane={pane} picking={picking} rigid={alignment.rigid} />}
      {pane === 'axial' && state.mode === 'panorama' && (
        <CurveEditor engine={engine} state={state.panorama} onCurve={curve.change} />
      )}
      <PaneOverlay engine={engine} pane={pane} />
      {isPlane(pane) && (
        <>
          <PaneValue engine={engine} pane={pane} volume={volume} frame={frame} />
          <SliceSlider engine={engine} pane={pane} grid={volume} />
        </>
      )}
    </>
  );
}
