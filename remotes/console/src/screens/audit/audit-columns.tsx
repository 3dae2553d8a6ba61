import { type AuditEvent, securityEventTypes, shownName, toneOf } from '@archway/contracts';
import { ListTime, type TextFunction } from '@archway/platform';
import { StatusTag } from '@archway/ui';
import { type ListColumn, TwoLines } from '@archway/ui/data';
import { deviceText } from './audit-words.ts';

export const auditColumns = (t: TextFunction): ListColumn<AuditEvent>[] => [
  {
    key: 'time',
    title: t('audit.time'),
    width: 136,
    minWidth: 130,
    render: (_value, row) => <ListTime at={row.time} />,
  },
  {
    key: 'account',
    title: t('audit.account'),
    width: 170,
    minWidth: 130,
    render: (_value, row) => (
      <TwoLines title={shownName(row)} second={row.userName}>
        {shownName(row)}
      </TwoLines>
    ),
  },
  {
    key: 'event',
    title: t('audit.event'),
    width: 260,
    minWidth: 200,
    grow: true,
    render: (_value, row) => <StatusTag tone={toneOf(securityEventTypes, row.type)}>{row.typeStr}</StatusTag>,
  },
  {
    key: 'content',
    title: t('audit.content'),
    width: 180,
    minWidth: 120,
    priority: 2,
    grow: true,
    render: (_value, row) => row.content || '—',
  },
  { key: 'actor', title: t('audit.actor'), width: 120, priority: 3, render: (_value, row) => row.actorName ?? '—' },
  {
    key: 'device',
    title: t('audit.device'),
    width: 200,
    minWidth: 150,
    priority: 4,
    render: (_value, row) => deviceText(row),
  },
  { key: 'address', title: t('audit.address'), width: 140, priority: 1, render: (_value, row) => row.address ?? '—' },
];
