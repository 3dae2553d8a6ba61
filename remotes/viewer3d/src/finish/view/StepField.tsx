import { useText } from '@archway/platform';
import { Select } from '@archway/ui/data';
import panelStyles from '../../design/panel/panel.module.css';
import type { JawDrawing } from '../state/drawing.ts';
import type { Finishing } from '../state/use-finish.ts';
import styles from './finish.module.css';

interface Props {
  finishing: Finishing;
  drawing: JawDrawing;
}

/** Which step the retainer is made from: the last one unless somebody says otherwise, without overcorrection. */
export function StepField({ finishing: { planned, jaw, reads, toStep }, drawing }: Props) {
  const t = useText('viewer3d');
  const last = planned[jaw];
  return (
    <section className={styles.part}>
      <h2>{t('finish.from')}</h2>
      <label className={panelStyles.field} data-field="step">
        <span>{t('finish.fromStep')}</span>
        <Select
          size="small"
          value={drawing.step}
          disabled={reads}
          options={Array.from({ length: last + 1 }, (_, n) => last - n).map((value) => ({
            value,
            label: value === last ? t('finish.lastStep', { num: value }) : t('plan.stage', { num: value }),
          }))}
          onChange={toStep}
        />
      </label>
      <p className={styles.quiet}>{t('finish.fromNote')}</p>
    </section>
  );
}
