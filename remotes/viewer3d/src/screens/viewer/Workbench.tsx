import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import type { CaseDetail, CaseModel } from '@archway/contracts';
import { notify, useText } from '@archway/platform';
import { useModelLoads } from '../../loading/use-model-loads.ts';
import { backgroundOf } from '../../settings/scene-setting.ts';
import { JawPanel } from './JawPanel.tsx';
import { Legend } from './Legend.tsx';
import { LoadCards } from './LoadCards.tsx';
import { MeasureOverlay } from './MeasureOverlay.tsx';
import { MeasurePanel } from './MeasurePanel.tsx';
import { Message } from './Message.tsx';
import { ModelTable } from './ModelTable.tsx';
import { savePicture } from './save-picture.ts';
import { ScaleBar } from './ScaleBar.tsx';
import { SceneCanvas } from './SceneCanvas.tsx';
import { SceneNotices } from './SceneNotices.tsx';
import { SettingsPanel } from './SettingsPanel.tsx';
import type { Shortcut } from './shortcuts.ts';
import { SideLabels } from './SideLabels.tsx';
import { ToolRail } from './ToolRail.tsx';
import { TopBar } from './TopBar.tsx';
import { useArrangement, useSceneModels, useSceneSync } from './use-scene-sync.ts';
import { useSceneSetting } from './use-scene-setting.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTestMarks } from './use-test-marks.ts';
import { useViewerScene } from './use-viewer-scene.ts';
import { initialViewer, viewerReducer } from './viewer-state.ts';
import { ViewSwitch } from './ViewSwitch.tsx';
import styles from './workbench.module.css';
import overlay from './overlay.module.css';

interface Props {
  detail: CaseDetail;
  scans: readonly CaseModel[];
  back: string;
}

const TABLE_ID = 'viewer-model-table';

/** The 3D page once the case is known: the scene in the middle, tools left, what is shown and measured right. */
export function Workbench({ detail, scans, back }: Props) {
  const t = useText('viewer3d');
  const [state, dispatch] = useReducer(viewerReducer, initialViewer);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const { setting, change, saveState } = useSceneSetting();
  const { loads, retry } = useModelLoads(scans);
  const container = useRef<HTMLDivElement>(null);
  const live = useViewerScene(
    container,
    useCallback(() => dispatch({ type: 'turned' }), []),
  );
  const models = useSceneModels(scans, loads);
  const arrangement = useArrangement(models, state.turns);
  useSceneSync(live, models, arrangement, state, setting);
  useTestMarks(live.scene, models.length === scans.length, state, setting.projection);
  const background = useMemo(() => backgroundOf(setting.background), [setting.background]);
  const jaws = [...new Set(models.map((model) => model.jaw))].sort().reverse();

  const run = (shortcut: Shortcut): void => {
    const { scene } = live;
    if (shortcut.type === 'settings') {
      setSettingsOpen((open) => !open);
    } else if (shortcut.type === 'projection') {
      change({ projection: setting.projection === 'perspective' ? 'orthographic' : 'perspective' });
    } else if (shortcut.type === 'fullScreen') {
      toggleFullScreen();
    } else if (shortcut.type === 'screenshot') {
      if (scene && models.length > 0)
        savePicture(scene, { detail, state, arrangement, setting, t }).catch(() => notify.error(t('screenshotFailed')));
    } else {
      if (shortcut.type === 'escape' && state.tool === 'turn') setSettingsOpen(false);
      dispatch(shortcut);
    }
  };
  useShortcuts(run);

  if (live.unsupported) return <Message kind="noWebgl" back={back} />;
  return (
    <div className={styles.page}>
      <TopBar detail={detail} back={back} />
      <ToolRail
        tool={state.tool}
        perspective={setting.projection === 'perspective'}
        settingsOpen={settingsOpen}
        run={run}
      />
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
              dispatch={dispatch}
            />
            {state.tool !== 'turn' && <span className={`${overlay.crosshair} ${styles.crosshair}`} aria-hidden />}
          </>
        )}
        <ViewSwitch view={state.view} onChange={(view) => dispatch({ type: 'view', view })} />
        <Legend jaws={jaws} measured={state.measurements.length > 0} />
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
        <LoadCards scans={scans} loads={loads} retry={retry} />
      </div>
      <aside className={styles.panel} aria-label={t('panel.title')}>
        {settingsOpen ? (
          <SettingsPanel
            setting={setting}
            saveState={saveState}
            change={change}
            onClose={() => setSettingsOpen(false)}
          />
        ) : (
          <>
            <JawPanel
              scans={scans}
              state={state}
              hasColors={models.some(({ model }) => model.colors !== null)}
              dispatch={dispatch}
            />
            <MeasurePanel state={state} arrangement={arrangement} dispatch={dispatch} />
            <ModelTable id={TABLE_ID} scans={scans} loads={loads} />
          </>
        )}
      </aside>
    </div>
  );
}

/** The whole document and not the canvas alone, so that menus and hints are seen, too. */
function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen().catch(() => undefined);
}
