import { useQuery } from '@tanstack/react-query';
import { type ServiceId, endpoints } from '@archway/contracts';
import { Button, Columns3, Popover, Tooltip } from '@archway/ui';
import { Checkbox, useLeftOut } from '@archway/ui/data';
import { query, useText } from '@archway/platform';
import { hideColumns, useHiddenColumns } from './hidden-columns.ts';
import { tableKeyOf } from './list-service.ts';
import styles from './case-filters.module.css';

/** Columns without which a row could not be told from another. */
const alwaysShown: readonly string[] = ['patient', 'status'];

/** Which of the server's columns are shown. */
export function ColumnsButton({ serviceType }: { serviceType: ServiceId }) {
  const t = useText('cases');
  const head = useQuery({ ...query(endpoints.cases.tableHead, { query: { serviceType } }), staleTime: 5 * 60_000 });
  const hidden = useHiddenColumns(serviceType);
  const leftOut = useLeftOut(tableKeyOf(serviceType));
  const toggle = (key: string, shown: boolean): void =>
    hideColumns(serviceType, shown ? hidden.filter((other) => other !== key) : [...hidden, key]);
  const list = (
    <div className={styles.columns}>
      {(head.data ?? []).map(({ key, title }) => (
        <Checkbox
          key={key}
          checked={!hidden.includes(key)}
          disabled={alwaysShown.includes(key)}
          onChange={(event) => toggle(key, event.target.checked)}
        >
          {title}
          {leftOut.includes(key) ? <small className={styles.noRoom}>{t('list.noRoom')}</small> : null}
        </Checkbox>
      ))}
    </div>
  );
  return (
    <Popover content={list} title={t('list.columns')} trigger="click" placement="bottomRight">
      <Tooltip title={t('list.columns')}>
        <Button icon={<Columns3 />} aria-label={t('list.columns')} />
      </Tooltip>
    </Popover>
  );
}
