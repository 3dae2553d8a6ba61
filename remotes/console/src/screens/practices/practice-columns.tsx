import type { OperatedPractice } from '@archway/contracts';
import { ListTime, type TextFunction, formatDay, formatNumber } from '@archway/platform';
import { type ListColumn, TwoLines } from '@archway/ui/data';
import { OpenButton } from '../../operated/OpenButton.tsx';
import { StandingTag } from '../../operated/StandingTag.tsx';
import operated from '../../operated/operated.module.css';

export const practiceColumns = (
  t: TextFunction,
  onOpen: (practice: OperatedPractice) => void,
): ListColumn<OperatedPractice>[] => [
  {
    key: 'practice',
    title: t('practices.practice'),
    width: 220,
    minWidth: 160,
    grow: true,
    render: (_value, { name, number }) => (
      <TwoLines title={name} second={number}>
        {name}
      </TwoLines>
    ),
  },
  {
    key: 'creator',
    title: t('practices.creator'),
    width: 170,
    minWidth: 130,
    priority: 1,
    grow: true,
    render: (_value, { ownerName, ownerUserName }) => (
      <TwoLines title={ownerName} second={ownerUserName}>
        {ownerName}
      </TwoLines>
    ),
  },
  {
    key: 'members',
    title: t('practices.members'),
    width: 90,
    align: 'right',
    priority: 4,
    className: operated.figures ?? '',
    render: (_value, { memberCount }) => formatNumber(memberCount),
  },
  {
    key: 'credits',
    title: t('practices.credits'),
    width: 110,
    align: 'right',
    priority: 2,
    className: operated.figures ?? '',
    render: (_value, { balances }) => formatNumber(balances.credits),
  },
  {
    key: 'expires',
    title: t('operated.expires'),
    width: 120,
    priority: 3,
    render: (_value, { expiredDay }) => (expiredDay ? formatDay(expiredDay) : t('practices.noEnd')),
  },
  {
    key: 'created',
    title: t('practices.created'),
    width: 130,
    priority: 5,
    render: (_value, { createTime }) => <ListTime at={createTime} />,
  },
  { key: 'status', title: t('operated.status'), width: 110, render: (_value, row) => <StandingTag {...row} /> },
  {
    key: 'actions',
    fixed: 'right',
    render: (_value, row) => <OpenButton name={row.name} onOpen={() => onOpen(row)} />,
  },
];
