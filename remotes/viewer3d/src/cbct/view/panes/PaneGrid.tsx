import { type PaneName, panes } from '../../engine/panes.ts';
import { PanoramaPane } from '../curve/PanoramaPane.tsx';
import { SectionsPane } from '../curve/SectionsPane.tsx';
import type { Cbct } from '../use-cbct.ts';
import { Pane } from './Pane.tsx';
import { PaneLayers } from './PaneLayers.tsx';
import { panePoint } from './pane-point.ts';
import styles from '../stage.module.css';

interface Props {
  view: Cbct;
  onElement: (pane: PaneName, element: HTMLDivElement | null) => void;
}

/** The four panes; in the panorama mode the axial one, the cross-sections, and the unrolled jaw below them. */
export function PaneGrid({ view, onElement }: Props) {
  const { state, live, volume, registration, curve, pictures, dispatch } = view;
  const { engine } = live;
  const panoramic = state.mode === 'panorama';
  const drawn = live.shown > 0 && engine !== null && volume !== null && !live.contextLost;
  const point = (pane: PaneName, at: readonly [number, number]): void => {
    if (drawn) panePoint(view, engine, pane, at);
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
          onPoint={registration.picking !== null || (panoramic && state.panorama.drawing) ? point : undefined}
        >
          {(frame) => drawn && <PaneLayers pane={pane} view={view} engine={engine} volume={volume} frame={frame} />}
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
