import { Link } from 'react-router-dom';
import { type OrderDetail, type SubOrder, subOrderStatuses, toneOf } from '@archway/contracts';
import { formatDateTime, useDictionary, useText } from '@archway/platform';
import { Button, StatusTag } from '@archway/ui';
import { Checkbox } from '@archway/ui/data';
import { FileCell } from './FileCell.tsx';
import { MakingLine } from './MakingLine.tsx';
import { contentText, shortCode } from './sub-order-words.ts';
import type { FileMaking } from './use-file-making.tsx';
import type { SubOrderActions } from './use-sub-order-actions.tsx';
import styles from './sub-orders.module.css';

interface Props {
  order: OrderDetail;
  subOrder: SubOrder;
  /** Absent for those who do nothing with sub-orders. */
  selection: { readonly on: boolean; readonly change: (on: boolean) => void } | undefined;
  actions: SubOrderActions;
  making: FileMaking;
}

/** One sub-order: what it makes, where it stands, its files, and its next step. */
export function SubOrderRow({ order, subOrder, selection, actions, making }: Props) {
  const t = useText('production');
  const { nameOf } = useDictionary('order_sub_production_status');
  const code = shortCode(subOrder);
  // The statuses stand in the order of the work.
  const reached = subOrderStatuses.findIndex(({ value }) => value === subOrder.status);
  return (
    <tr>
      {selection ? (
        <td>
          <Checkbox
            aria-label={t('sub.select', { code })}
            checked={selection.on}
            onChange={({ target }) => selection.change(target.checked)}
          />
        </td>
      ) : null}
      <th scope="row" title={subOrder.code}>
        <Link to={`/production-codes?code=${subOrder.code}`} aria-label={t('codes.openOf', { code: subOrder.code })}>
          {code}
        </Link>
      </th>
      <td>
        {contentText(subOrder, t)}
        <MakingLine subOrder={subOrder} use={making} />
      </td>
      <td className={`${styles.right} ${styles.desk}`}>{subOrder.pieces}</td>
      <td>
        <StatusTag tone={toneOf(subOrderStatuses, subOrder.status)}>{nameOf(subOrder.status)}</StatusTag>
        <span className={styles.meter} title={formatDateTime(subOrder.updateTime)} aria-hidden="true">
          {subOrderStatuses.slice(1).map(({ value }, at) => (
            <i key={value} className={at < reached ? styles.reached : undefined} />
          ))}
        </span>
      </td>
      <td className={styles.desk}>
        <FileCell order={order} subOrder={subOrder} kind="model" />
      </td>
      <td className={styles.desk}>
        <FileCell order={order} subOrder={subOrder} kind="cutLine" />
      </td>
      {selection ? (
        <td>
          <div className={styles.actions}>
            {subOrder.actions.map((action) => (
              <Button
                key={action}
                type="link"
                size="small"
                danger={action === 'startOver'}
                disabled={actions.busy}
                aria-label={t('sub.act', { action: t(`action.${action}`), code })}
                onClick={() => actions.take(action, [subOrder])}
              >
                {t(`action.${action}`)}
              </Button>
            ))}
            {making.offers(subOrder) ? (
              <Button
                type="link"
                size="small"
                disabled={making.busy}
                aria-label={t('sub.act', { action: t('make.action'), code })}
                onClick={() => making.make([subOrder])}
              >
                {t('make.action')}
              </Button>
            ) : null}
          </div>
        </td>
      ) : null}
    </tr>
  );
}
