import { useState } from 'react';
import { Columns3 } from 'lucide-react';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Popover from 'antd/es/popover';
import Tooltip from 'antd/es/tooltip';
import { useUiText } from '../../words/use-ui-text.ts';
import { useHiddenColumns } from './hidden-columns.ts';
import { useLeftOut } from './left-out.ts';
import { type ListColumn, columnKey, isAlwaysShown, staysAtEnd, titleOf } from '../list-table/list-column.ts';
import styles from './columns-button.module.css';

interface Props<Row> {
  tableKey: string;
  columns: readonly ListColumn<Row>[];
}

/** Which columns of a list are shown; belongs into the tools of the filter bar. */
export function ColumnsButton<Row>({ tableKey, columns }: Props<Row>) {
  const t = useUiText();
  const [hidden, hide] = useHiddenColumns(tableKey);
  const leftOut = useLeftOut(tableKey);
  const [open, setOpen] = useState(false);
  const list = (
    <div className={styles.columns}>
      {columns.map((column, index) => {
        if (staysAtEnd(column)) return null;
        const key = columnKey(column, index);
        const always = isAlwaysShown(column);
        return (
          <Checkbox
            key={key}
            checked={always || !hidden.includes(key)}
            disabled={always}
            onChange={({ target }) => hide(target.checked ? hidden.filter((other) => other !== key) : [...hidden, key])}
          >
            {titleOf(column)}
            {leftOut.includes(key) ? <small className={styles.noRoom}>{t('list.noRoom')}</small> : null}
          </Checkbox>
        );
      })}
    </div>
  );
  return (
    <Popover content={list} title={t('list.columns')} trigger="click" placement="bottomRight" onOpenChange={setOpen}>
      {/* What is open has the same words as its title. */}
      <Tooltip title={open ? null : t('list.columns')}>
        <Button icon={<Columns3 aria-hidden="true" />} aria-label={t('list.columns')} />
      </Tooltip>
    </Popover>
  );
}
