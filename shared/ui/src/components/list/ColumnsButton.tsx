import { useState } from 'react';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import Button from 'antd/es/button';
import Checkbox from 'antd/es/checkbox';
import Popover from 'antd/es/popover';
import Tooltip from 'antd/es/tooltip';
import { useUiText } from '../../words/use-ui-text.ts';
import { arranged, moved, useColumnChoice } from './column-choice.ts';
import { useLeftOut } from './left-out.ts';
import { type ListColumn, columnKey, isAlwaysShown, staysAtEnd, titleOf } from '../list-table/list-column.ts';
import styles from './columns-button.module.css';

interface Props<Row> {
  tableKey: string;
  columns: readonly ListColumn<Row>[];
}

/** Which columns of a list are shown, and in which order; belongs into the tools of the filter bar. */
export function ColumnsButton<Row>({ tableKey, columns }: Props<Row>) {
  const t = useUiText();
  const [{ order, hidden }, choose] = useColumnChoice(tableKey);
  const leftOut = useLeftOut(tableKey);
  const [open, setOpen] = useState(false);
  const inOrder = arranged(columns, order).filter((column) => !staysAtEnd(column));
  const keys = inOrder.map(columnKey);
  const hide = (key: string, away: boolean): void =>
    choose({ order, hidden: away ? [...hidden, key] : hidden.filter((other) => other !== key) });
  const move = (key: string, by: -1 | 1): void => choose({ order: moved(keys, key, by), hidden });
  const list = (
    <div className={styles.columns}>
      <ul>
        {inOrder.map((column, index) => {
          const key = columnKey(column, index);
          const always = isAlwaysShown(column);
          const name = String(titleOf(column));
          return (
            <li key={key}>
              <Checkbox
                checked={always || !hidden.includes(key)}
                disabled={always}
                onChange={({ target }) => hide(key, !target.checked)}
              >
                {titleOf(column)}
                {leftOut.includes(key) ? <small className={styles.noRoom}>{t('list.noRoom')}</small> : null}
              </Checkbox>
              <Button
                type="text"
                size="small"
                icon={<ArrowUp aria-hidden="true" />}
                aria-label={t('list.moveUp', { name })}
                disabled={index === 0}
                onClick={() => move(key, -1)}
              />
              <Button
                type="text"
                size="small"
                icon={<ArrowDown aria-hidden="true" />}
                aria-label={t('list.moveDown', { name })}
                disabled={index === inOrder.length - 1}
                onClick={() => move(key, 1)}
              />
            </li>
          );
        })}
      </ul>
      <Button
        type="link"
        size="small"
        disabled={order.length === 0 && hidden.length === 0}
        onClick={() => choose({ order: [], hidden: [] })}
      >
        {t('list.asItComes')}
      </Button>
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
