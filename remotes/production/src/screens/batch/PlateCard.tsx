import { useMemo, useState } from 'react';
import { type BatchDetail, batchItemStates } from '@archway/contracts';
import { formatNumber, useText } from '@archway/platform';
import { Card, EmptyState, Layers } from '@archway/ui';
import { Pagination } from '@archway/ui/data';
import { Plate } from './Plate.tsx';
import { layBatch, usedOf } from './lay-batch.ts';
import styles from './batch.module.css';

/** What lies where, plate by plate. */
export function PlateCard({ batch }: { batch: BatchDetail }) {
  const t = useText('production');
  const plates = useMemo(() => layBatch(batch), [batch]);
  const [chosen, choose] = useState(1);
  const at = Math.min(chosen, plates.length);
  const shown = plates[at - 1];
  const models = plates.reduce((sum, placed) => sum + placed.length, 0);
  return (
    <Card
      title={t('print.layout')}
      count={models}
      meta={t('print.layoutMeta', { num: formatNumber(batch.gap), share: Math.round(usedOf(plates, batch) * 100) })}
      extra={
        <ul className={styles.legend}>
          {batchItemStates.map((state) => (
            <li key={state}>
              <i className={styles[state]} aria-hidden="true" />
              {t(`print.item.${state}`)}
            </li>
          ))}
        </ul>
      }
      footer={
        plates.length > 1 ? (
          <span className={styles.plates}>
            <span>{t('print.plateOf', { num: at, count: plates.length })}</span>
            <Pagination
              size="small"
              current={at}
              pageSize={1}
              total={plates.length}
              showSizeChanger={false}
              onChange={choose}
            />
          </span>
        ) : (
          t('print.origin')
        )
      }
      flush
    >
      {shown ? (
        <div className={styles.canvas}>
          <Plate
            width={batch.plateWidth}
            depth={batch.plateDepth}
            models={shown}
            label={t('print.plateOf', { num: at, count: plates.length })}
          />
        </div>
      ) : (
        <EmptyState icon={<Layers />} title={t('print.nothingLaid')} body={t('print.nothingLaidBody')} />
      )}
    </Card>
  );
}
