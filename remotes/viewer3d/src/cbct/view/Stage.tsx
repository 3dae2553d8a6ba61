import { useRef, useState } from 'react';
import type { CaseCbct } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Segmented } from '@archway/ui/data';
import { type PaneName, panes } from '../engine/panes.ts';
import { LoadBar } from './LoadBar.tsx';
import { Panel } from './panel/Panel.tsx';
import { PaneGrid } from './panes/PaneGrid.tsx';
import { StageMessage } from './StageMessage.tsx';
import { Toolbar } from './Toolbar.tsx';
import { useCbct } from './use-cbct.ts';
import { usePaneElements } from './use-pane-elements.ts';
import { useRoomBelow } from './use-room-below.ts';
import { useStageActions } from './use-stage-actions.ts';
import styles from './stage.module.css';

interface Props {
  cbct: CaseCbct;
  /** Inside the patient detail, or as a page of its own. */
  layout: 'section' | 'page';
  /** Pictures may be saved. */
  savesPictures: boolean;
  onTab?: (() => void) | undefined;
}

/** The CBCT once it is known: its pictures, the tools above, how they are seen at the right. */
export default function Stage({ cbct, layout, savesPictures, onTab }: Props) {
  const t = useText('viewer3d');
  const [panelOpen, setPanelOpen] = useState(true);
  const [elements, place] = usePaneElements();
  const root = useRef<HTMLDivElement>(null);
  useRoomBelow(root, layout === 'section');
  const view = useCbct(cbct, elements);
  const { state, dispatch, load, live } = view;
  const [active, setActive] = useState<PaneName>('axial');
  const act = useStageActions(cbct, view, active, savesPictures, root);

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
      onKeyDown={act.onKey}
      onFocusCapture={(event) => {
        const pane = (event.target as HTMLElement).closest<HTMLElement>('[data-pane]')?.dataset['pane'];
        if (panes.some((name) => name === pane)) setActive(pane as PaneName);
      }}
    >
      <Toolbar
        state={state}
        panelOpen={panelOpen}
        onTool={act.setTool}
        onMode={act.setMode}
        onReset={act.reset}
        onClear={() => live.engine?.clearMeasurements()}
        onPicture={savesPictures ? act.picture : undefined}
        onFullScreen={act.fullScreen}
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
      <PaneGrid view={view} onElement={place} />
      <StageMessage load={load} live={live} graphics={view.graphics} />
      <Panel cbct={cbct} view={view} onPlace={act.toCentre} onPick={act.pickPairs} />
    </div>
  );
}
