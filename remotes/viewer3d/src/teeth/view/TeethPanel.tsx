import { type CaseModel, teethOfJaw } from '@archway/contracts';
import { confirmAction, useText } from '@archway/platform';
import { Button, RotateCcw } from '@archway/ui';
import panelStyles from '../../design/panel/panel.module.css';
import type { Correcting } from '../state/use-correcting.ts';
import type { OpenedJaw } from '../state/use-opened.ts';
import type { TeethDeed } from '../tools/teeth-tools.ts';
import { DoubtList } from './DoubtList.tsx';
import { ToothChart } from './ToothChart.tsx';
import { ToothFields } from './ToothFields.tsx';
import styles from './teeth.module.css';

interface Props {
  model: CaseModel;
  opened: OpenedJaw;
  correcting: Correcting;
  run: (deed: TeethDeed) => void;
  /** Goes to a tooth in 3D. */
  onLook: (fdi: number) => void;
}

/** The teeth of the jaw in a chart, what can be done with the selected one, and what the machine doubts. */
export function TeethPanel({ model, opened, correcting, run, onLook }: Props) {
  const t = useText('viewer3d');
  const { now, select } = correcting;
  const places = teethOfJaw(model.jaw);
  const isMachine = now.missing.length === 0 && now.labels.every((label, face) => label === opened.machine[face]);
  const reset = async (): Promise<void> => {
    const sure = await confirmAction({
      ...{ title: t('teeth.machineAsk.title'), body: t('teeth.machineAsk.body'), okText: t('teeth.deed.machine') },
    });
    if (sure) run('machine');
  };
  return (
    <aside className={`${panelStyles.panel} ${styles.panel}`} aria-label={t('teeth.panel')}>
      <section className={styles.part}>
        <h2>{t('teeth.chart', { count: now.teeth.length })}</h2>
        <ToothChart
          places={places}
          correcting={correcting}
          onPick={(fdi) => {
            select([fdi]);
            if (now.teeth.some((tooth) => tooth.fdi === fdi)) onLook(fdi);
          }}
        />
        <ToothFields places={places} correcting={correcting} run={run} />
      </section>
      <section className={`${styles.part} ${styles.doubts}`}>
        <h2>{t('teeth.doubts')}</h2>
        <DoubtList
          found={model.preparation!.teeth!}
          machine={opened.machine}
          correcting={correcting}
          onLook={(doubted, fdi) => {
            select(fdi > 0 ? [fdi] : []);
            onLook(fdi > 0 ? fdi : doubted);
          }}
        />
      </section>
      <div className={styles.foot}>
        <Button icon={<RotateCcw />} disabled={isMachine} onClick={() => void reset()}>
          {t('teeth.deed.machine')}
        </Button>
      </div>
    </aside>
  );
}
