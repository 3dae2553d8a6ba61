import type { KeptLog } from '@archway/contracts';
import { ListTime, formatNumber, useText } from '@archway/platform';
import type { ListColumn } from '@archway/ui/data';
import { eventLine, typeName } from './event-words.ts';

export function useEventColumns(): ListColumn<KeptLog>[] {
  const t = useText('console');
  return [
    { key: 'at', title: t('events.column.at'), width: 120, render: (_, { at }) => <ListTime at={at} /> },
    { key: 'type', title: t('events.column.type'), width: 150, render: (_, { type }) => typeName(type, t) },
    {
      key: 'line',
      title: t('events.column.line'),
      width: 380,
      minWidth: 180,
      grow: true,
      render: (_, event) => eventLine(event),
    },
    {
      key: 'duration',
      title: t('events.column.duration'),
      width: 96,
      align: 'right',
      priority: 2,
      render: (_, { durationMs }) => (durationMs === null ? '—' : formatNumber(durationMs, { unit: 'ms' })),
    },
    { key: 'path', title: t('events.column.path'), width: 170, priority: 3, render: (_, { url }) => pathOf(url) },
    {
      key: 'user',
      title: t('events.column.user'),
      width: 130,
      priority: 1,
      render: (_, { userName }) => userName ?? t('events.nobody'),
    },
    { key: 'browser', title: t('events.column.browser'), width: 150, priority: 4, render: (_, { browser }) => browser },
  ];
}

const pathOf = (url: string): string => (URL.canParse(url) ? new URL(url).pathname : url);
