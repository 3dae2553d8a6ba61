import { type Vec3, dot } from '@archway/geometry';
import { isPlane, type PaneName, panes } from '../../engine/panes.ts';
import type { GridVolume } from '../../frame/grid.ts';
import { move } from '../../registration/rigid.ts';
import { pick } from '../../registration/surface.ts';
import { CurveEditor } from '../curve/CurveEditor.tsx';
import { Pane } from './Pane.tsx';
import { PaneOverlay } from './PaneOverlay.tsx';
import { PaneValue } from './PaneValue.tsx';
import { PanoramaPane } from '../curve/PanoramaPane.tsx';
import { PickMarks } from '../scans/PickMarks.tsx';
import type { ShownScan } from '../scans/scans.ts';
import { ScansOnSlice } from '../scans/ScansOnSlice.tsx';
import { SectionsPane } from '../curve/SectionsPane.tsx';
import { SliceSlider } from './SliceSlider.tsx';
import type { StageAction, StageState } from '../stage-state.ts';
import type { CurveActions } from '../curve/use-curve.ts';
import type { LiveEngine } from '../use-engine.ts';
import type { PanoramaPictures } from '../curve/use-panorama.ts';
import { isPlaced, type Registration } from '../scans/use-registration.ts';
import styles from '../stage.module.css';

interface Props {
  state: StageState;
  live: LiveEngine;
  volume: GridVolume | null;
  scans: readonly ShownScan[];
  registration: Registration;
  curve: CurveActions;
  pictures: PanoramaPictures;
  onElement: (pane: PaneName, element: HTMLDivElement | null) => void;
  dispatch: (action: StageAction) => void;
}

const BEYOND_MM = 1000;

/** The four panes; in the panorama mode the axial one, the cross-sections, and the unrolled jaw below them. */
export function PaneGrid(props: Props) {
  const { state, live, volume, scans, registration, curve, pictures, onElement, dispatch } = props;
  const { engine } = live;
  const panoramic = state.mode === 'panorama';
  const drawn = live.shown > 0 && engine !== null && volume !== null && !live.contextLost;
  const placed = isPlaced(registration.alignment);
  const { picking, alignment } = registration;

  const point = (pane: PaneName, at: readonly [number, number]): void => {
    if (!engine || !drawn) return;
    const world = engine.cameras.toWorld(pane, at);
    if (panoramic && pane === 'axial' && state.panorama.drawing) curve.addPoint(world);
    else if (picking && isPlane(pane)) registration.inVolume(world);
    else if (picking && pane === 'volume') {
      const { normal } = engine.cameras.plane('volume');
      const origin = world.map((value, axis) => value + normal[axis]! * BEYOND_MM) as unknown as Vec3;
      const back = normal.map((value) => -value) as unknown as Vec3;
      const towards = (hit: Vec3): number => dot(move(alignment.rigid, hit), normal);
      const hits = scans
        .map(({ surface }) => pick(surface, alignment.rigid, origin, back))
        .filter((hit) => hit !== null)
        .sort((a, b) => towards(b) - towards(a));
      if (hits[0]) registration.onScan(hits[0]);
    }
  };

  return (
    <div className={styles.panes} data-mode={state.mode} data-single={state.single}>
      {panes.map((pane) => (
        <Pane
          key={pane}
          pane={pane}
          maximised={state.maximised === pane}
          hidden={panoramic && pane !== 'axial'}
          onElement={onElement}
          onMaximise={(name) => dispatch({ type: 'maximise', pane: name })}
          onPoint={picking !== null || (panoramic && state.panorama.drawing) ? point : undefined}
        >
          {(frame) =>
            drawn && (
              <>
                {isPlane(pane) && scans.length > 0 && placed && (
                  <ScansOnSlice engine={engine} pane={pane} scans={scans} rigid={alignment.rigid} />
                )}
                {picking && <PickMarks engine={engine} pane={pane} picking={picking} rigid={alignment.rigid} />}
                {pane === 'axial' && panoramic && (
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
            )
          }
        </Pane>
      ))}
      {panoramic && (
        <>
          <SectionsPane pictures={pictures} state={state.panorama} window={state.window} />
          <PanoramaPane
            pictures={pictures}
            state={state.panorama}
            window={state.window}
            onPosition={(position) => dispatch({ type: 'panorama', change: { position } })}
            onPropose={curve.propose}
            onDone={curve.finish}
          />
        </>
      )}
    </div>
  );
}
