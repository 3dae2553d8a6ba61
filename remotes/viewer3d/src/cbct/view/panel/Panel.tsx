import type { CaseCbct } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Segmented } from '@archway/ui/data';
import type { Window } from '../../engine/windows.ts';
import type { RunningLoad } from '../../loading/use-volume-load.ts';
import { CurveFields } from '../curve/CurveFields.tsx';
import { InfoTab } from './InfoTab.tsx';
import type { CaseScans } from '../scans/scans.ts';
import { ScanTab } from '../scans/ScanTab.tsx';
import type { PanelTab, StageAction, StageState } from '../stage-state.ts';
import type { CurveActions } from '../curve/use-curve.ts';
import type { Registration } from '../scans/use-registration.ts';
import { ViewTab } from './ViewTab.tsx';
import stage from '../stage.module.css';
import styles from './panel.module.css';

interface Props {
  cbct: CaseCbct;
  load: RunningLoad;
  state: StageState;
  range: Window;
  scans: CaseScans;
  registration: Registration;
  curve: CurveActions;
  /** Of the panoramic curve, in mm. */
  length: number;
  dispatch: (action: StageAction) => void;
  onPlace: () => void;
  onPick: () => void;
  onRefine: () => void;
}

const tabs = ['view', 'scan', 'info'] as const satisfies readonly PanelTab[];

/** At the right: how it is seen, the scans over it, and what it is. */
export function Panel(props: Props) {
  const { cbct, load, state, range, scans, registration, curve, length, dispatch, onPlace, onPick, onRefine } = props;
  const t = useText('viewer3d');
  return (
    <aside className={`${stage.panel} ${styles.panel}`} aria-label={t('cbct.panel.title')}>
      <div className={styles.tabs}>
        <Segmented<PanelTab>
          block
          size="small"
          value={state.tab}
          onChange={(tab) => dispatch({ type: 'set', change: { tab } })}
          options={tabs.map((tab) => ({ value: tab, label: t(`cbct.panel.${tab}`) }))}
        />
      </div>
      <div className={styles.body}>
        {state.tab === 'view' && (
          <>
            {state.mode === 'panorama' && (
              <CurveFields
                state={state.panorama}
                length={length}
                notFound={curve.notFound}
                onChange={(change) => dispatch({ type: 'panorama', change })}
                onPropose={curve.propose}
                onHere={curve.here}
              />
            )}
            <ViewTab state={state} range={range} dispatch={dispatch} />
          </>
        )}
        {state.tab === 'scan' && (
          <ScanTab scans={scans} registration={registration} onPlace={onPlace} onPick={onPick} onRefine={onRefine} />
        )}
        {state.tab === 'info' && <InfoTab cbct={cbct} shown={load.shown} budget={load.budget} />}
      </div>
    </aside>
  );
}
