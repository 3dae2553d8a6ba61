import { type DesignTeam, type Designer, memberStatus, shownName } from '@archway/contracts';
import { formatDay, useText } from '@archway/platform';
import { StatusTag, UserAvatar } from '@archway/ui';
import { type ListColumn, TwoLines } from '@archway/ui/data';
import styles from '../design.module.css';
import { DesignerMenu, type DesignerActions } from './DesignerMenu.tsx';
import { RoleTags } from './RoleTags.tsx';

/** How a designer is reached, for the creator; the name they log in with for others. */
export const reachedBy = ({ phone, email, userName }: Designer): string =>
  [phone, email].filter(Boolean).join(' · ') || userName;

export function DesignerStatus({ designer: { status, waiting } }: { designer: Designer }) {
  const t = useText('account');
  if (waiting) return <StatusTag tone="warning">{t('team.needsRole')}</StatusTag>;
  const enabled = status === memberStatus.enabled;
  return (
    <StatusTag tone={enabled ? 'success' : 'neutral'}>
      {t(enabled ? 'members.state.enabled' : 'members.state.disabled')}
    </StatusTag>
  );
}

export function useDesignerColumns(team: DesignTeam, actions: DesignerActions): readonly ListColumn<Designer>[] {
  const t = useText('account');
  return [
    {
      key: 'name',
      title: t('members.member'),
      width: 230,
      minWidth: 170,
      grow: true,
      render: (_, designer) => (
        <span className={styles.person}>
          <UserAvatar name={shownName(designer)} />
          <TwoLines second={reachedBy(designer)} title={shownName(designer)} secondTitle={reachedBy(designer)}>
            {shownName(designer)}
          </TwoLines>
        </span>
      ),
    },
    {
      key: 'roles',
      title: t('team.roles'),
      width: 300,
      minWidth: 200,
      grow: true,
      render: (_, designer) => <RoleTags designer={designer} />,
    },
    {
      key: 'department',
      title: t('members.department'),
      width: 110,
      priority: 1,
      render: (_, { department }) => department ?? '—',
    },
    { key: 'state', title: t('members.status'), width: 130, render: (_, row) => <DesignerStatus designer={row} /> },
    {
      key: 'joined',
      title: t('team.joined'),
      width: 120,
      priority: 2,
      render: (_, { joinTime }) => (joinTime ? formatDay(joinTime.slice(0, 10)) : '—'),
    },
    ...(team.manages
      ? [
          {
            key: 'actions',
            title: '',
            render: (_: unknown, designer: Designer) => <DesignerMenu designer={designer} {...actions} />,
          },
        ]
      : []),
  ];
}
