import { useCallback, useMemo, useReducer, useRef, useState } from 'react';
import type { CaseDetail, CaseModel } from '@archway/contracts';
import { notify, useText } from '@archway/platform';
import { useModelLoads } from '../../loading/use-model-loads.ts';
import { placeComparison } from '../../compare/comparison-models.ts';
import { backgroundOf } from '../../settings/scene-setting.ts';
import { ComparePanel } from './ComparePanel.tsx';
import { ContactPanel } from './ContactPanel.tsx';
import { Legend } from './Legend.tsx';
import { LoadCards } from './LoadCards.tsx';
import { MeasureOverlay } from './MeasureOverlay.tsx';
import { MeasurePanel } from './MeasurePanel.tsx';
import { Message } from './Message.tsx';
import { ModelTable } from './ModelTable.tsx';
import { savePicture } from './save-picture.ts';
import { ObjectPanel } from './ObjectPanel.tsx';
import { ScaleBar } from './ScaleBar.tsx';
import { SceneCanvas } from './SceneCanvas.tsx';
import { SceneNotices } from './SceneNotices.tsx';
import { SectionHandles } from './SectionHandles.tsx';
import { SectionPanel } from './SectionPanel.tsx';
import { SettingsPanel } from './settings/SettingsPanel.tsx';
import type { Shortcut } from './shortcuts.ts';
import { SideLabels } from './SideLabels.tsx';
import { type PanelTab, SidePanel } from './SidePanel.tsx';
import { ToolRail } from './ToolRail.tsx';
import { TopBar } from './TopBar.tsx';
import { useComparison } from './use-comparison.ts';
import { useContactMap } from './use-contact-map.ts';
import { useArrangement, useLooks, useSceneModels, useSceneSync } from './use-scene-sync.ts';
import { useSceneSetting } from './use-scene-setting.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useTestMarks } from './use-test-marks.ts';
import { useViewerScene } from './use-viewer-scene.ts';
import { initialViewer, viewerReducer } from './viewer-state.ts';
import { ViewOnlyBanner } from './ViewOnlyBanner.tsx';
import { ViewSwitch } from './ViewSwitch.tsx';
import type { ViewerAccess } from './viewer-access.ts';
import styles from './workbench.module.css';
import overlay from './overlay.module.css';

interface Props {
  detail: CaseDetail;
  models: readonly CaseModel[];
  back: string;
  access: ViewerAccess;
}

const TABLE_ID = 'viewer-model-table';

/** The 3D page once the case is known: the scene in the middle, tools left, what is shown and measured right. */
export function Workbench({ detail, models: sources, back, access }: Props) {
  const t = useText('viewer3d');
  const [state, dispatch] = useReducer(viewerReducer, sources, initialViewer);
  const [settingsOpen, setSettingsOpen] = useState(false);
  const [tab, setTab] = useState<PanelTab>('show');
  const { setting, change, saveState } = useSceneSetting(!access.viewOnly);
  const { loads, retry } = useModelLoads(sources);
  const container = useRef<HTMLDivElement>(null);
  const live = useViewerScene(
    container,
    useCallback(() => dispatch({ type: 'turned' }), []),
  );
  const models = useSceneModels(sources, loads);
  const arrangement = useArrangement(models, state.turns);
  const comparison = useComparison(detail);
  const contacts = useContactMap(models, arrangement, setting.gapAlarmDistance);
  const looks = useLooks(state, comparison, contacts.map);
  useSceneSync(live, models, arrangement, comparison.models, looks, state, setting);
  useTestMarks(live.scene, models.length === sources.length, state, setting.projection);
  const background = useMemo(() => backgroundOf(setting.backgroundColor), [setting.backgroundColor]);
  const { sameSystem } = useMemo(
    () => placeComparison(models, arrangement, comparison.models),
    [models, arrangement, comparison.models],
  );
  const jaws = [...new Set(models.map((model) => model.jaw))].sort().reverse();
  const compared = comparison.on && comparison.models.length > 0;

  const show = (wanted: PanelTab): void => {
    setTab(wanted);
    setSettingsOpen(false);
  };
  const run = (shortcut: Shortcut): void => {
    const { scene } = live;
    if (shortcut.type === 'settings') {
      setSettingsOpen((open) => !open);
    } else if (shortcut.type === 'projection') {
      change({ projection: setting.projection === 'perspective' ? 'orthographic' : 'perspective' });
    } else if (shortcut.type === 'fullScreen') {
      toggleFullScreen();
    } else if (shortcut.type === 'comparison') {
      comparison.toggle();
    } else if (shortcut.type === 'contacts') {
      show('contacts');
    } else if (shortcut.type === 'screenshot') {
      if (access.pictures && scene && models.length > 0)
        savePicture(scene, { detail, state, arrangement, setting, t }).catch(() => notify.error(t('screenshotFailed')));
    } else {
      if (shortcut.type === 'tool' || shortcut.type === 'toggleSection') show('measure');
      if (shortcut.type === 'escape' && state.tool === 'turn') setSettingsOpen(false);
      dispatch(shortcut);
    }
  };
  useShortcuts(run);

  if (live.unsupported) return <Message kind="noWebgl" back={back} />;
  return (
    <div
      className={styles.page}
      data-view-only={access.viewOnly || undefined}
      ref={(element) => void element?.style.setProperty('--viewer-active', setting.btnActiveColor)}
    >
      <TopBar detail={detail} back={back} />
      {access.viewOnly && <ViewOnlyBanner pictures={access.pictures} />}
      <ToolRail
        tool={state.tool}
        perspective={setting.projection === 'perspective'}
        settingsOpen={settingsOpen}
        section={state.section.on}
        pictures={access.pictures}
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
        <Legend jaws={jaws} measured={state.measurements.length > 0} compared={compared} sectioned={state.section.on} />
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
        <LoadCards scans={sources} loads={loads} retry={retry} />
      </div>
      <SidePanel
        tab={tab}
        onTab={setTab}
        panels={{
          show: (
            <>
              <ObjectPanel models={sources} loads={loads} state={state} dispatch={dispatch} />
              <ComparePanel comparison={comparison} sameSystem={sameSystem} />
              <ModelTable id={TABLE_ID} scans={sources} loads={loads} />
            </>
          ),
          measure: (
            <>
              <MeasurePanel state={state} arrangement={arrangement} digits={setting.digits} dispatch={dispatch} />
              <SectionPanel scene={live.scene} state={state} dispatch={dispatch} />
            </>
          ),
          contacts: <ContactPanel contacts={contacts} arrangement={arrangement} threshold={setting.gapAlarmDistance} />,
        }}
        instead={
          settingsOpen && (
            <SettingsPanel
              setting={setting}
              saveState={saveState}
              kept={!access.viewOnly}
              change={change}
              onClose={() => setSettingsOpen(false)}
            />
          )
        }
      />
    </div>
  );
}

/** The whole document and not the canvas alone, so that menus and hints are seen, too. */
function toggleFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void document.documentElement.requestFullscreen().catch(() => undefined);
}
