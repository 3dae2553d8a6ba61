import type { Answer, CaseRow, casesEndpoints } from '@archway/contracts';
import type { TableColumn, TableColumns } from '@archway/ui/data';
import { LabelTag, TimeText } from '@archway/ui';
import { type TextFunction, formatFullTime, formatListTime } from '@archway/platform';
import { entrustName, stageName, stepsText } from '../../case/case-words.ts';
import { PatientCell } from './PatientCell.tsx';
import { RowActions } from './RowActions.tsx';
import { StatusCell } from './StatusCell.tsx';
import type { ListFilter } from './list-filter.ts';
import styles from './case-columns.module.css';

type Head = Answer<typeof casesEndpoints.tableHead>[number];
type Column = TableColumn<CaseRow>;

/** How this build shows the columns that it knows; the server may send others, which are then left out. */
const cells: Readonly<Record<string, (t: TextFunction) => Pick<Column, 'render' | 'align' | 'className'>>> = {
  patient: () => ({ render: (_value, row) => <PatientCell row={row} /> }),
  ptNo: () => ({ render: (_value, row) => row.ptNo }),
  practice: () => ({ render: (_value, row) => row.outpatientName }),
  stage: (t) => ({ render: (_value, row) => stageName(row.stage, t) }),
  steps: () => ({ align: 'right', render: (_value, row) => stepsText(row.upperSteps, row.lowerSteps) }),
  status: () => ({ render: (_value, row) => <StatusCell row={row} /> }),
  entrust: (t) => ({ render: (_value, row) => entrustName(row.entrust, t) }),
  doctor: () => ({ render: (_value, row) => row.doctorName }),
  labels: () => ({
    render: (_value, row) => (
      <span className={styles.labels}>
        {row.labels.map((label) => (
          <LabelTag key={label}>{label}</LabelTag>
        ))}
      </span>
    ),
  }),
  createTime: () => ({ className: styles.time ?? '', render: (_value, row) => <Time at={row.createTime} /> }),
  updateTime: () => ({ className: styles.time ?? '', render: (_value, row) => <Time at={row.updateTime} /> }),
};

const Time = ({ at }: { at: string }) => (
  <TimeText iso={at} full={formatFullTime(at)}>
    {formatListTime(at)}
  </TimeText>
);

export function caseColumns(head: readonly Head[], filter: ListFilter, t: TextFunction): TableColumns<CaseRow> {
  const known = head.flatMap(({ key, title, width, sortable }): Column[] => {
    const cell = cells[key]?.(t);
    if (!cell) return [];
    const order = filter.sort !== key ? null : filter.order === 'asc' ? ('ascend' as const) : ('descend' as const);
    return [
      {
        key,
        title,
        ...(width && { width }),
        ...(sortable && { sorter: true, sortOrder: order, showSorterTooltip: false }),
        ...cell,
      },
    ];
  });
  return [
    ...known,
    {
      key: 'actions',
      title: <span className={styles.actionsHead}>{t('list.actions')}</span>,
      align: 'right',
      width: 170,
      render: (_value, row) => <RowActions row={row} />,
    },
  ];
}
