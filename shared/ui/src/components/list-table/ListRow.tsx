import type { HTMLAttributes } from 'react';
import { useUiText } from '../../words/use-ui-text.ts';
import { TickBox } from './TickBox.tsx';
import { cellOf, columnKey, hoverOf, staysAtEnd } from './list-column.ts';
import type { ListColumn } from './list-column.ts';
import styles from './list-table.module.css';

interface Props<Row> {
  row: Row;
  index: number;
  columns: readonly ListColumn<Row>[];
  attributes: HTMLAttributes<HTMLElement>;
  /** Absent where rows cannot be selected. */
  tick: { checked: boolean; onChange: () => void } | undefined;
  onOpen: (() => void) | undefined;
}

export function ListRow<Row>({ row, index, columns, attributes, tick, onOpen }: Props<Row>) {
  const t = useUiText();
  return (
    <tr {...attributes} aria-selected={tick?.checked} onDoubleClick={onOpen}>
      {tick ? (
        <td className={styles.tick}>
          <TickBox {...tick} label={t('list.select', { num: index + 1 })} />
        </td>
      ) : null}
      {columns.map((column, at) => {
        const content = cellOf(column, row, index);
        const end = staysAtEnd(column);
        return (
          <td
            key={columnKey(column, at)}
            data-align={column.align}
            data-end={end}
            className={column.className}
            title={hoverOf(content)}
          >
            {end ? <div>{content}</div> : content}
          </td>
        );
      })}
    </tr>
  );
}
