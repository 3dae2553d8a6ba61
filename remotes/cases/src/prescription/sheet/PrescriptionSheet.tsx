import type { Prescription } from '@archway/contracts';
import { DescriptionList, EmptyState } from '@archway/ui';
import { useText } from '@archway/platform';
import { ToothChartView } from '../teeth/ToothChartView.tsx';
import { marksOf } from '../teeth/tooth-marks.ts';
import { useToothNames } from '../teeth/use-tooth-names.ts';
import { sheetGroups, sheetItems } from './sheet-items.ts';
import styles from './sheet.module.css';

/** A prescription to be read: what was answered, in the order of the form, with the chart of the marked teeth. */
export function PrescriptionSheet({ prescription }: { prescription: Prescription }) {
  const t = useText('cases');
  const names = useToothNames();
  const groups = sheetGroups
    .map(({ key, fields }) => ({ key, items: sheetItems(prescription, fields, t, names, false) }))
    .filter(({ items }) => items.length > 0);
  if (groups.length === 0) return <EmptyState title={t('rx.none')} body={t('rx.noneBody')} />;
  return (
    <div className={styles.sheet}>
      {groups.map(({ key, items }) => (
        <section key={key}>
          <h3>{t(`rx.group.${key}`)}</h3>
          {key === 'teeth' ? (
            <ToothChartView marksOf={(tooth) => marksOf(prescription, tooth)} name={names.name} />
          ) : null}
          <DescriptionList columns={3} items={[...items]} />
        </section>
      ))}
    </div>
  );
}
