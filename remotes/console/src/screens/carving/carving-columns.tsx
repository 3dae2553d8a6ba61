import { type GumCarving, carvingSample } from '@archway/contracts';
import { ListTime, type TextFunction } from '@archway/platform';
import { type ListColumn, TwoLines } from '@archway/ui/data';
import { OpenButton } from '../../operated/OpenButton.tsx';
import { CarvingStanding } from './CarvingStanding.tsx';
import { partsText } from './carving-words.ts';

/** A template with what it comes to, whether it is offered, and who changed it. */
export const carvingColumns = (t: TextFunction, onOpen: (row: GumCarving) => void): ListColumn<GumCarving>[] => [
  {
    key: 'name',
    title: t('carving.name'),
    width: 240,
    minWidth: 160,
    grow: true,
    render: (_value, row) => (
      <TwoLines title={row.name} second={partsText(row, t)}>
        {row.name}
      </TwoLines>
    ),
  },
  { key: 'sample', title: t('carving.sample'), width: 200, minWidth: 120, render: (_value, row) => carvingSample(row) },
  { key: 'status', title: t('carving.status'), width: 130, render: (_value, row) => <CarvingStanding carving={row} /> },
  {
    key: 'updated',
    title: t('carving.updated'),
    width: 220,
    priority: 1,
    render: (_value, row) => (
      <TwoLines second={row.updatedBy} secondTitle={row.updatedBy}>
        <ListTime at={row.updatedAt} />
      </TwoLines>
    ),
  },
  {
    key: 'actions',
    fixed: 'right',
    render: (_value, row) => <OpenButton name={row.name} onOpen={() => onOpen(row)} />,
  },
];
