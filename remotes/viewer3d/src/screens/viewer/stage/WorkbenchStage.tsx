import { type RefObject, useMemo } from 'react';
import { backgroundOf } from '../../../settings/scene-setting.ts';
import type { Viewer } from '../live/use-viewer.ts';
import { TABLE_ID } from '../panels/ModelTable.tsx';
import { ViewSwitch } from '../../parts/ViewSwitch.tsx';
import { Legend } from './Legend.tsx';
import { LoadCards } from './LoadCards.tsx';
import { MeasureOverlay } from './MeasureOverlay.tsx';
import { ScaleBar } from '../../parts/ScaleBar.tsx';
import { SceneCanvas } from './SceneCanvas.tsx';
import { SceneNotices } from './SceneNotices.tsx';
import { SectionHandles } from './SectionHandles.tsx';
import { SideLabels } from './SideLabels.tsx';
import styles from '../workbench.module.css';
import overlay from './overlay.module.css';

interface Props {
  container: RefObject<HTMLDivElement | null>;
  viewer: Viewer;
}

/** The scene with what lies over it: measurements, handles, sides, scale, notices. */
export function WorkbenchStage({ container, viewer }: Props) {
  const { state, dispatch, live, models, arrangement, setting, comparison, awaited, loads, retry } = viewer;
  const background = useMemo(() => backgroundOf(setting.backgroundColor), [setting.backgroundColor]);
  const jaws = [...new Set(models.map((model) => model.jaw))].sort().reverse();
  return (
    <div className={styles.stage} data-light={background.key !== 'default' || undefined}>
      <SceneCanvas
        container={container}
        scene={live.scene}
        state={state}
        background={background}
        lost={live.contextLost}
        describedBy={TABLE_ID}
        dispatch={dispatch}
      />
      {live.scene && models.length > 0 && !live.contextLost && (
        <>
          {setting.showDirections && <SideLabels scene={live.scene} frames={live.frames} />}
          <MeasureOverlay
            scene={live.scene}
            frames={live.frames}
            state={state}
            arrangement={arrangement}
            digits={setting.digits}
            dispatch={dispatch}
          />
          {state.section.on && !state.open && (
            <SectionHandles scene={live.scene} frames={live.frames} section={state.section} dispatch={dispatch} />
          )}
          {state.tool !== 'turn' && <span className={`${overlay.crosshair} ${styles.crosshair}`} aria-hidden />}
        </>
      )}
      <ViewSwitch view={state.view} onChange={(view) => dispatch({ type: 'view', view })} />
      <Legend
        jaws={jaws}
        measured={state.measurements.length > 0}
        compared={comparison.on && comparison.models.length > 0}
        sectioned={state.section.on}
      />
      <div className={styles.bottom}>
        <SceneNotices
          arrangement={arrangement}
          both={jaws.length === 2}
          any={jaws.length > 0}
          contextLost={live.contextLost}
          onRebuild={live.rebuild}
        />
        {live.scene && setting.showScale && models.length > 0 && (
          <ScaleBar scene={live.scene} frames={live.frames} projection={setting.projection} />
        )}
      </div>
      <LoadCards models={awaited} loads={loads} retry={retry} />
    </div>
  );
}
