import type { HTMLAttributes } from 'react';
import { ListRow } from './ListRow.tsx';
import type { ListColumn } from './list-column.ts';
import type { useSelection } from './use-selection.ts';

interface Props<Row> {
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly ListColumn<Row>[];
  /** Absent where rows cannot be selected. */
  chosen: ReturnType<typeof useSelection>;
  attributesOf: (row: Row, index: number) => HTMLAttributes<HTMLElement>;
  onOpen: ((row: Row) => void) | undefined;
}

/** The rows of a list, each with its tick where rows can be selected. */
export function ListBody<Row>({ rows, rowKey, columns, chosen, attributesOf, onOpen }: Props<Row>) {
  return (
    <tbody>
      {rows.map((row, index) => {
        const key = rowKey(row);
        return (
          <ListRow
            key={key}
            row={row}
            index={index}
            columns={columns}
            attributes={attributesOf(row, index)}
            tick={chosen && { checked: chosen.has(key), onChange: () => chosen.toggle(key) }}
            onOpen={onOpen && (() => onOpen(row))}
          />
        );
      })}
    </tbody>
  );
}
