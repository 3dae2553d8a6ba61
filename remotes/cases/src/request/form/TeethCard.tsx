import type { Tooth } from '@archway/contracts';
import { Card } from '@archway/ui';
import { Segmented } from '@archway/ui/data';
import { useText } from '@archway/platform';
import { TeethPicker } from '../../prescription/teeth/TeethPicker.tsx';
import { useNumberingSwitch } from '../../prescription/teeth/use-tooth-names.ts';
import { fieldTitle } from '../request-words.ts';
import { rowId } from './request-row.ts';
import type { RowContext } from './rows.tsx';
import styles from './teeth-card.module.css';

interface Props extends RowContext {
  field: 'teeth' | 'positions';
  teeth: readonly Tooth[];
  onChange: (teeth: Tooth[]) => void;
}

/** The chart in which the teeth are named that something is made for. */
export function TeethCard({ field, teeth, onChange, missing, showProblems }: Props) {
  const t = useText('cases');
  const { numbering, setNumbering, name, names } = useNumberingSwitch();
  const title = fieldTitle(field, t);
  const open = showProblems && teeth.length === 0 && missing.some((question) => question === field);
  return (
    <Card
      title={<span className={styles.required}>{title}</span>}
      extra={
        <Segmented
          size="small"
          aria-label={t('rx.numbering')}
          value={numbering}
          options={[
            { value: 'fdi', label: 'FDI' },
            { value: 'palmer', label: 'Palmer' },
          ]}
          onChange={setNumbering}
        />
      }
    >
      <div id={rowId(field)} className={styles.chart}>
        <TeethPicker label={title} teeth={teeth} name={name} onChange={onChange} />
      </div>
      <p className={open ? styles.problem : styles.chosen} role="status">
        {teeth.length > 0
          ? t('rx.chosen', { count: teeth.length, teeth: names(teeth) })
          : open
            ? t('rx.answerMissing')
            : t(`request.choose.${field}`)}
      </p>
    </Card>
  );
}
