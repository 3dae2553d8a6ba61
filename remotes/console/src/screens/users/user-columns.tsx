import { type OperatedUser, shownName } from '@archway/contracts';
import { ListTime, type TextFunction, formatDay } from '@archway/platform';
import { type ListColumn, TwoLines } from '@archway/ui/data';
import { OpenButton } from '../../operated/OpenButton.tsx';
import { StandingTag } from '../../operated/StandingTag.tsx';
import { contactText, rolesText, servicesText } from './user-words.ts';

export const userColumns = (
  t: TextFunction,
  lang: string,
  onOpen: (user: OperatedUser) => void,
): ListColumn<OperatedUser>[] => [
  {
    key: 'account',
    title: t('users.account'),
    width: 190,
    minWidth: 150,
    grow: true,
    render: (_value, row) => (
      <TwoLines title={shownName(row)} second={row.userName}>
        {shownName(row)}
      </TwoLines>
    ),
  },
  {
    key: 'contact',
    title: t('users.contact'),
    width: 200,
    minWidth: 150,
    priority: 1,
    grow: true,
    render: (_value, { phone, email }) =>
      phone && email ? (
        <TwoLines title={contactText({ phone, email })} second={email}>
          {phone}
        </TwoLines>
      ) : (
        contactText({ phone, email })
      ),
  },
  {
    key: 'roles',
    title: t('users.roles'),
    width: 170,
    minWidth: 120,
    priority: 2,
    grow: true,
    render: (_value, row) => <span title={rolesText(row, t, lang)}>{rolesText(row, t, lang)}</span>,
  },
  {
    key: 'services',
    title: t('users.services'),
    width: 180,
    minWidth: 120,
    priority: 4,
    grow: true,
    render: (_value, row) => <span title={servicesText(row, t)}>{servicesText(row, t)}</span>,
  },
  {
    key: 'expires',
    title: t('operated.expires'),
    width: 120,
    priority: 3,
    render: (_value, { expiredDay }) => (expiredDay ? formatDay(expiredDay) : '—'),
  },
  {
    key: 'lastUsed',
    title: t('users.lastUsed'),
    width: 130,
    priority: 5,
    render: (_value, { lastUsed }) => (lastUsed ? <ListTime at={lastUsed} /> : '—'),
  },
  { key: 'status', title: t('operated.status'), width: 110, render: (_value, row) => <StandingTag {...row} /> },
  {
    key: 'actions',
    fixed: 'right',
    render: (_value, row) => <OpenButton name={shownName(row)} onOpen={() => onOpen(row)} />,
  },
];
