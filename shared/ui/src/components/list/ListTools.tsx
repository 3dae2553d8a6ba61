import { ColumnsButton } from './ColumnsButton.tsx';
import { DensityButton } from './DensityButton.tsx';
import type { ListColumn } from '../list-table/list-column.ts';

interface Props<Row> {
  tableKey: string;
  columns: readonly ListColumn<Row>[];
}

/** How a reader arranges a list: its columns and the height of its rows. For the tools of a `FilterBar`. */
export function ListTools<Row>({ tableKey, columns }: Props<Row>) {
  return (
    <>
      <ColumnsButton tableKey={tableKey} columns={columns} />
      <DensityButton tableKey={tableKey} />
    </>
  );
}
