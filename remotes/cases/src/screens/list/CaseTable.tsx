import { useNavigate } from 'react-router-dom';
import type { Answer, CaseRow, casesEndpoints } from '@archway/contracts';
import { type ListPaging, type ListSelection, ListTable, type ListTableProps } from '@archway/ui/data';
import { useText } from '@archway/platform';
import { detailPath } from '../../case/use-act.ts';
import { caseColumns } from './case-columns.tsx';
import { useHiddenColumns } from './hidden-columns.ts';
import { type ListFilter, sortKeys } from './list-filter.ts';
import { type ListService, tableKeyOf } from './list-service.ts';

interface Props {
  service: ListService;
  rows: readonly CaseRow[] | undefined;
  head: Answer<typeof casesEndpoints.tableHead>;
  loading: boolean;
  filter: ListFilter;
  onChange: (change: Partial<ListFilter>) => void;
  paging: ListPaging;
  empty: React.ReactNode;
  label: string;
  selection: ListSelection;
}

/** The rows on a desk. The columns are the server's, less those that the reader put away. */
export function CaseTable(props: Props) {
  const { service, rows, head, loading, filter, onChange, paging, empty, label, selection } = props;
  const t = useText('cases');
  const navigate = useNavigate();
  const hidden = useHiddenColumns(service.id);
  const shown = head.filter((column) => !hidden.includes(column.key));
  const sort: ListTableProps<CaseRow>['onSort'] = (wanted) => {
    const key = sortKeys.find((known) => known === wanted?.key);
    onChange(
      wanted && key
        ? { sort: key, order: wanted.order === 'ascend' ? 'asc' : 'desc' }
        : { sort: 'updateTime', order: 'desc' },
    );
  };
  return (
    <ListTable<CaseRow>
      tableKey={tableKeyOf(service.id)}
      label={label}
      columns={caseColumns(shown, filter, t)}
      rows={rows}
      rowKey={(row) => row.ptId}
      loading={loading}
      selection={selection}
      onOpen={(row) => void navigate(detailPath(row))}
      onSort={sort}
      paging={paging}
      empty={empty}
    />
  );
}
