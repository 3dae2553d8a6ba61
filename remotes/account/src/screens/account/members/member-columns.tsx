import type { Member } from '@archway/contracts';
import { formatDay, useText } from '@archway/platform';
import { UserAvatar } from '@archway/ui';
import { type ListColumn, TwoLines } from '@archway/ui/data';
import { MemberMenu } from './MemberMenu.tsx';
import { PlaceTag } from './PlaceTag.tsx';
import styles from './members.module.css';

/** How a member is reached: what they registered with. */
export const contactOf = ({ phone, email, code }: Pick<Member, 'phone' | 'email' | 'code'>): string =>
  [phone, email].filter(Boolean).join(' · ') || code;

export function useMemberColumns(practiceId: string, onEdit: (member: Member) => void): readonly ListColumn<Member>[] {
  const t = useText('account');
  return [
    {
      key: 'name',
      title: t('members.member'),
      width: 250,
      minWidth: 180,
      grow: true,
      render: (_, member) => (
        <span className={styles.person}>
          <UserAvatar name={member.name} />
          <TwoLines second={contactOf(member)} title={member.name} secondTitle={contactOf(member)}>
            {member.name}
          </TwoLines>
        </span>
      ),
    },
    {
      key: 'identity',
      title: t('members.identity'),
      width: 150,
      render: (_, { identity }) => t(`members.identities.${identity}`),
    },
    { key: 'role', title: t('members.role'), width: 110, priority: 2, render: (_, { role }) => role ?? '—' },
    {
      key: 'department',
      title: t('members.department'),
      width: 120,
      priority: 1,
      render: (_, { department }) => department ?? '—',
    },
    { key: 'state', title: t('members.status'), width: 150, render: (_, member) => <PlaceTag place={member} /> },
    {
      key: 'registered',
      title: t('members.registered'),
      width: 120,
      priority: 3,
      render: (_, { registerTime }) => formatDay(registerTime.slice(0, 10)),
    },
    {
      key: 'actions',
      title: '',
      render: (_, member) => <MemberMenu member={member} practiceId={practiceId} onEdit={onEdit} />,
    },
  ];
}
