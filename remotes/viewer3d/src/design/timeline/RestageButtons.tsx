import { useText } from '@archway/platform';
import { Button, Sparkles, Tooltip } from '@archway/ui';
import { Select } from '@archway/ui/data';
import { type StagingOrder, stagingOrders } from '../use-restage.ts';
import type { Design } from '../use-design.ts';
import styles from './timeline.module.css';

interface Props {
  design: Design;
  onRestage: () => void;
}

/** The stages of the shown jaw anew, with all teeth at once or one after another. */
export function RestageButtons({ design, onRestage }: Props) {
  const t = useText('viewer3d');
  const { restaging, reads, order, setOrder } = design;
  return (
    <>
      <Tooltip title={t('design.help.restage')}>
        <Button
          size="small"
          icon={<Sparkles />}
          loading={restaging.state === 'running'}
          disabled={reads}
          onClick={onRestage}
        >
          {t('design.deed.restage')}
        </Button>
      </Tooltip>
      <Tooltip title={t(`design.orderHelp.${order}`)}>
        <Select<StagingOrder>
          size="small"
          className={styles.order}
          popupMatchSelectWidth={false}
          aria-label={t('design.restageOrder')}
          value={order}
          disabled={reads}
          options={stagingOrders.map((value) => ({ value, label: t(`design.order.${value}`) }))}
          onChange={setOrder}
        />
      </Tooltip>
      {restaging.state === 'running' && (
        <Button size="small" type="text" onClick={restaging.cancel}>
          {t('design.cancel')}
        </Button>
      )}
    </>
  );
}
