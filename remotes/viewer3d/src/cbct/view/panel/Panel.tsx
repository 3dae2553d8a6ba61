import type { CaseCbct } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Segmented } from '@archway/ui/data';
import { CurveFields } from '../curve/CurveFields.tsx';
import { ScanTab } from '../scans/ScanTab.tsx';
import type { PanelTab } from '../stage-state.ts';
import type { Cbct } from '../use-cbct.ts';
import { InfoTab } from './InfoTab.tsx';
import { ViewTab } from './ViewTab.tsx';
import stage from '../stage.module.css';
import styles from './panel.module.css';

interface Props {
  cbct: CaseCbct;
  view: Cbct;
  onPlace: () => void;
  onPick: () => void;
}

const tabs = ['view', 'scan', 'info'] as const satisfies readonly PanelTab[];

/** At the right: how it is seen, the scans over it, and what it is. */
export function Panel({ cbct, view, onPlace, onPick }: Props) {
  const { load, state, range, complete, scans, registration, curve, pictures, dispatch } = view;
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
                length={pictures.length}
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
          <ScanTab
            scans={scans}
            registration={registration}
            onPlace={onPlace}
            onPick={onPick}
            onRefine={() => complete && registration.refine(complete)}
          />
        )}
        {state.tab === 'info' && <InfoTab cbct={cbct} shown={load.shown} budget={load.budget} />}
      </div>
    </aside>
  );
}
