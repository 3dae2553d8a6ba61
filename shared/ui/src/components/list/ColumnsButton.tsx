import { useState } from 'react';
import { Columns3 } from 'lucide-react';
import Button from 'antd/es/button';
import Popover from 'antd/es/popover';
import Tooltip from 'antd/es/tooltip';
import { lazyComponent } from '../../facade/lazy-component.tsx';
import { useUiText } from '../../words/use-ui-text.ts';
import { type ListColumn, columnKey, isAlwaysShown, staysAtEnd, titleOf } from '../list-table/list-column.ts';
import type { ColumnListProps } from './ColumnList.tsx';
import { arranged, useColumnChoice } from './column-choice.ts';

interface Props<Row> {
  tableKey: string;
  columns: readonly ListColumn<Row>[];
}

const ColumnList = lazyComponent<ColumnListProps>(() => import('./ColumnList.tsx'));

/**
 * Which columns of a list are shown, and in which order; belongs into the tools of the filter bar. What opens is fetched
 * when the pointer or the focus comes near.
 */
export function ColumnsButton<Row>({ tableKey, columns }: Props<Row>) {
  const t = useUiText();
  const [{ order }] = useColumnChoice(tableKey);
  const [open, setOpen] = useState(false);
  const inOrder = arranged(columns, order)
    .filter((column) => !staysAtEnd(column))
    .map((column, index) => ({
      key: columnKey(column, index),
      title: titleOf(column),
      always: isAlwaysShown(column),
    }));
  return (
    <Popover
      content={<ColumnList tableKey={tableKey} columns={inOrder} />}
      title={t('list.columns')}
      trigger="click"
      placement="bottomRight"
      onOpenChange={setOpen}
    >
      {/* What is open has the same words as its title. */}
      <Tooltip title={open ? null : t('list.columns')}>
        <Button
          icon={<Columns3 aria-hidden="true" />}
          aria-label={t('list.columns')}
          onPointerEnter={ColumnList.preload}
          onFocus={ColumnList.preload}
        />
      </Tooltip>
    </Popover>
  );
}
