import type { DesignRequest } from '@archway/contracts';
import { DescriptionList, EmptyState } from '@archway/ui';
import { useText } from '@archway/platform';
import styles from '../../prescription/sheet/sheet.module.css';
import { ToothChartView } from '../../prescription/teeth/ToothChartView.tsx';
import { useToothNames } from '../../prescription/teeth/use-tooth-names.ts';
import { askedTeeth, requestItems } from '../request-words.ts';

/** A request to be read: the teeth in their chart, and what was answered. */
export function RequestSheet({ request }: { request: DesignRequest }) {
  const t = useText('cases');
  const names = useToothNames();
  const items = requestItems(request, t, names, false);
  if (items.length === 0) return <EmptyState title={t('request.none')} body={t('request.noneBody')} />;
  const asked = askedTeeth(request);
  return (
    <div className={styles.sheet}>
      <section>
        <h3>{t(`request.title.${request.kind}`)}</h3>
        <ToothChartView marksOf={(tooth) => (asked.includes(tooth) ? ['asked'] : [])} name={names.name} />
        <DescriptionList columns={3} items={items} />
      </section>
    </div>
  );
}
