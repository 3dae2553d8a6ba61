import { type Answer, type CaseRow, type casesEndpoints, requiredPhotos } from '@archway/contracts';
import type { ListColumn } from '@archway/ui/list';
import { VisuallyHidden } from '@archway/ui';
import { ListTime, type TextFunction } from '@archway/platform';
import { entrustName, stageName, stepsText } from '../../../case/case-words.ts';
import { CaseImage } from './CaseImage.tsx';
import { LabelsCell } from './LabelsCell.tsx';
import { PatientCell } from './PatientCell.tsx';
import { type AskedField } from './asked-words.ts';
import { AskedCell } from './AskedCell.tsx';
import { RowActions } from './RowActions.tsx';
import { StatusCell } from './StatusCell.tsx';
import { type ListFilter, sortOf } from '../filter/list-filter.ts';

type Head = Answer<typeof casesEndpoints.tableHead>[number];
type Column = ListColumn<CaseRow>;

const asked = (field: AskedField) => () => ({
  render: (_value: unknown, row: CaseRow) => <AskedCell row={row} field={field} />,
});

/** How this build shows the columns that it knows; the server may send others, which are then left out. */
const cells: Readonly<Record<string, (t: TextFunction) => Pick<Column, 'render' | 'align' | 'grow'>>> = {
  image: () => ({ render: (_value, row) => <CaseImage row={row} /> }),
  patient: () => ({ grow: true, render: (_value, row) => <PatientCell row={row} /> }),
  ptNo: () => ({ render: (_value, row) => row.ptNo }),
  practice: () => ({ render: (_value, row) => row.practiceName }),
  stage: (t) => ({ render: (_value, row) => stageName(row.stage, t) }),
  steps: () => ({ align: 'right', render: (_value, row) => stepsText(row.upperSteps, row.lowerSteps) }),
  teeth: asked('teeth'),
  material: asked('material'),
  shade: asked('shade'),
  positions: asked('positions'),
  system: asked('system'),
  guide: asked('guide'),
  complaint: asked('complaint'),
  photos: () => ({ align: 'right', render: (_value, row) => `${row.photoCount} / ${requiredPhotos.length}` }),
  models: () => ({ align: 'right', render: (_value, row) => row.modelCount }),
  labels: () => ({ render: (_value, row) => <LabelsCell row={row} /> }),
  status: () => ({ grow: true, render: (_value, row) => <StatusCell row={row} /> }),
  entrust: (t) => ({ render: (_value, row) => entrustName(row.entrust, t) }),
  doctor: () => ({ grow: true, render: (_value, row) => row.doctorName }),
  createTime: () => ({ render: (_value, row) => <ListTime at={row.createTime} /> }),
  updateTime: () => ({ render: (_value, row) => <ListTime at={row.updateTime} /> }),
};

export function caseColumns(head: readonly Head[], filter: ListFilter, t: TextFunction): Column[] {
  const known = head.flatMap(({ key, title, width, minWidth, priority, sortable }): Column[] => {
    const cell = cells[key]?.(t);
    if (!cell) return [];
    const order =
      filter.sort !== sortOf(key) ? null : filter.order === 'asc' ? ('ascend' as const) : ('descend' as const);
    return [
      {
        key,
        title,
        width,
        minWidth,
        priority,
        ...(sortable && { sorter: true, sortOrder: order, showSorterTooltip: false }),
        ...cell,
      },
    ];
  });
  return [
    ...known,
    {
      key: 'actions',
      title: <VisuallyHidden>{t('list.actions')}</VisuallyHidden>,
      align: 'right',
      render: (_value, row) => <RowActions row={row} />,
    },
  ];
}
