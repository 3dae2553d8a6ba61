import { type KeyboardEvent, useCallback, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { CaseCbct } from '@archway/contracts';
import { formatDateTime, formatNumber, notify, useText } from '@archway/platform';
import { Segmented } from '@archway/ui/data';
import { isTyping } from '../../screens/viewer/shortcuts.ts';
import { Computer } from '../compute/computer.ts';
import { graphics as askGraphics } from '../engine/graphics.ts';
import { isPlane, type PaneName, panes } from '../engine/panes.ts';
import type { ToolName } from '../engine/pointer-tools.ts';
import { rangeOf } from '../engine/windows.ts';
import { useVolumeLoad } from '../loading/use-volume-load.ts';
import { keyOf } from './keys.ts';
import { LoadBar } from './LoadBar.tsx';
import { Panel } from './Panel.tsx';
import { PaneGrid } from './PaneGrid.tsx';
import { signOf } from './PaneOverlay.tsx';
import { download, paintPane } from './save-pane.ts';
import { useScans } from './scans.ts';
import { stepOf } from './SliceSlider.tsx';
import { StageMessage } from './StageMessage.tsx';
import { initialStage, type Mode, stageReducer } from './stage-state.ts';
import { Toolbar } from './Toolbar.tsx';
import { useCurve } from './use-curve.ts';
import { type Elements, useEngine } from './use-engine.ts';
import { usePanorama } from './use-panorama.ts';
import { isPlaced, useRegistration } from './use-registration.ts';
import { useFraming } from './use-framing.ts';
import { useRoomBelow } from './use-room-below.ts';
import { useStageSync } from './use-stage-sync.ts';
import styles from './stage.module.css';

interface Props {
  cbct: CaseCbct;
  /** Inside the patient detail, or as a page of its own. */
  layout: 'section' | 'page';
  /** Pictures may be saved. */
  savesPictures: boolean;
  onTab?: (() => void) | undefined;
}

const NO_ELEMENTS: Elements = { axial: null, coronal: null, sagittal: null, volume: null };

/** The CBCT once it is known: its pictures, the tools above, how they are seen at the right. */
export default function Stage({ cbct, layout, savesPictures, onTab }: Props) {
  const t = useText('viewer3d');
  const [state, dispatch] = useReducer(stageReducer, initialStage);
  const [panelOpen, setPanelOpen] = useState(true);
  const [graphics] = useState(askGraphics);
  const [elements, setElements] = useState(NO_ELEMENTS);
  const place = useCallback((pane: PaneName, element: HTMLDivElement | null) => {
    setElements((before) => (before[pane] === element ? before : { ...before, [pane]: element }));
  }, []);
  const root = useRef<HTMLDivElement>(null);
  useRoomBelow(root, layout === 'section');
  const [computer, setComputer] = useState(() => new Computer());
  useEffect(() => {
    const used = new Computer();
    setComputer(used);
    return () => used.dispose();
  }, []);

  const slices = useRef<(first: number, count: number) => void>(() => undefined);
  const load = useVolumeLoad(cbct, graphics, (first, count) => slices.current(first, count));
  const live = useEngine(elements, load.shown, graphics, (window) => dispatch({ type: 'set', change: { window } }));
  const { engine } = live;
  const volume = load.shown?.volume ?? null;
  useEffect(() => {
    slices.current = (first, count) => engine?.updated(first, count);
  }, [engine]);
  // While slices arrive the range would be that of the empty ones.
  const complete = load.shown?.stage === 'growing' && load.phase !== 'ready' ? null : volume;
  const range = useMemo(() => (complete ? rangeOf(complete.data) : { lower: -1000, upper: 3000 }), [complete]);

  const scans = useScans(cbct.ptId, cbct.version);
  const registration = useRegistration(`${cbct.ptId}/${cbct.version}`, scans.shown, computer);
  const curve = useCurve(engine, complete, computer, state.panorama, dispatch);
  const pictures = usePanorama(computer, complete, state.panorama, state.mode === 'panorama');
  useStageSync(live, state, scans.shown, registration);

  const [framing, setFraming] = useState(0);
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

  const [active, setActive] = useState<PaneName>('axial');
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
  const picture = (): void => {
    if (!savesPictures || !engine || live.shown === 0) return;
    const pane = state.maximised ?? active;
    const now = new Date();
    const name = t(`cbct.pane.${pane}`);
    paintPane(engine, pane, {
      name,
      caption: `${cbct.volume.name} · ${name} · ${formatDateTime(now)}`,
      millimetres: (mm) => formatNumber(mm, { unit: 'mm' }),
    })
      .then((canvas) => download(canvas, `cbct_${pane}_${now.toISOString().replace(/\D/g, '').slice(0, 14)}.jpg`))
      .catch(() => notify.error(t('screenshotFailed')));
  };
  const fullScreen = (): void => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void root.current?.requestFullscreen().catch(() => undefined);
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    const key = keyOf(event);
    if (!key) return;
    event.preventDefault();
    if (key.type === 'advance') {
      if (engine && volume && isPlane(active)) engine.advance(active, key.slices * stepOf(volume) * signOf(active));
    } else if (key.type === 'zoom') engine?.zoom(active, key.factor);
    else if (key.type === 'views') reset();
    else if (key.type === 'screenshot') picture();
    else if (key.type === 'fullScreen') fullScreen();
    else if (key.type === 'escape' && registration.picking) registration.stopPicking();
    else dispatch(key);
  };

  return (
    <div
      ref={root}
      className={styles.stage}
      data-layout={layout}
      data-panel={panelOpen ? 'open' : 'closed'}
      data-cbct={load.phase}
      data-shown={load.shown?.stage}
      data-drawn={live.shown}
      role="region"
      aria-label={t('cbct.title')}
      onKeyDown={onKey}
      onFocusCapture={(event) => {
        const pane = (event.target as HTMLElement).closest<HTMLElement>('[data-pane]')?.dataset['pane'];
        if (panes.some((name) => name === pane)) setActive(pane as PaneName);
      }}
    >
      <Toolbar
        state={state}
        panelOpen={panelOpen}
        onTool={setTool}
        onMode={setMode}
        onReset={reset}
        onClear={() => engine?.clearMeasurements()}
        onPicture={savesPictures ? picture : undefined}
        onFullScreen={fullScreen}
        onPanel={() => setPanelOpen((open) => !open)}
        onTab={onTab}
      />
      <LoadBar load={load} />
      {state.mode === 'mpr' && (
        <div className={styles.picks}>
          <Segmented<PaneName>
            block
            size="small"
            value={state.single}
            onChange={(single) => dispatch({ type: 'set', change: { single } })}
            options={panes.map((pane) => ({ value: pane, label: t(`cbct.pane.${pane}`) }))}
          />
        </div>
      )}
      <PaneGrid
        state={state}
        live={live}
        volume={volume}
        scans={scans.shown}
        registration={registration}
        curve={curve}
        pictures={pictures}
        onElement={place}
        dispatch={dispatch}
      />
      <StageMessage load={load} live={live} graphics={graphics} />
      <Panel
        cbct={cbct}
        load={load}
        state={state}
        range={range}
        scans={scans}
        registration={registration}
        curve={curve}
        length={pictures.length}
        dispatch={dispatch}
        onPlace={toCentre}
        onPick={pickPairs}
        onRefine={() => complete && registration.refine(complete)}
      />
    </div>
  );
}
