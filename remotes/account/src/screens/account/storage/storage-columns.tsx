import { type CaseStorage, storedKinds, casePath } from '@archway/contracts';
import { type TextFunction, formatBytes } from '@archway/platform';
import type { ListColumn } from '@archway/ui/data';
import { Link } from 'react-router-dom';

export const CaseLink = ({ row: { caseId, version, ptNo } }: { row: CaseStorage }) => (
  <Link to={casePath({ caseId, version })}>{ptNo}</Link>
);

export const storageColumns = (t: TextFunction): ListColumn<CaseStorage>[] => [
  { key: 'case', title: t('storage.case'), width: 160, render: (_, row) => <CaseLink row={row} /> },
  {
    key: 'patient',
    title: t('storage.patient'),
    width: 160,
    minWidth: 100,
    grow: true,
    render: (_, { patientName }) => patientName,
  },
  ...storedKinds.map((kind, at): ListColumn<CaseStorage> => ({
    key: kind,
    title: t(`storage.kind.${kind}`),
    width: 110,
    align: 'right',
    priority: 3 - at,
    render: (_, { bytes }) => (bytes[kind] > 0 ? formatBytes(bytes[kind]) : '—'),
  })),
  {
    key: 'total',
    title: t('storage.total'),
    width: 110,
    align: 'right',
    render: (_, { total }) => <strong>{formatBytes(total)}</strong>,
  },
];
