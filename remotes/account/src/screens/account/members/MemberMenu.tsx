import { type Member, memberStatus } from '@archway/contracts';
import { appHistory, useText } from '@archway/platform';
import { Button, Dropdown, Ellipsis } from '@archway/ui';
import { useMemberStatus } from './use-member-status.ts';

interface Props {
  member: Member;
  practiceId: string;
  onEdit: (member: Member) => void;
}

/** What a creator may do with a member; services of assistants are changed where they are listed. */
export function MemberMenu({ member, practiceId, onEdit }: Props) {
  const t = useText('account');
  const toggle = useMemberStatus(practiceId);
  const enabled = member.status === memberStatus.enabled;
  const items = [
    member.serving ? { key: 'services', label: t('members.services') } : { key: 'edit', label: t('members.edit') },
    ...(member.identity === 'creator'
      ? []
      : [{ key: 'toggle', label: t(enabled ? 'members.disable' : 'members.enable'), danger: enabled }]),
  ];
  const take = (key: string): void => {
    if (key === 'edit') onEdit(member);
    else if (key === 'services') appHistory.push('/account?key=6');
    else void toggle(member);
  };
  return (
    <Dropdown trigger={['click']} placement="bottomRight" menu={{ items, onClick: ({ key }) => take(key) }}>
      <Button type="text" size="small" icon={<Ellipsis />} aria-label={t('members.more', { name: member.name })} />
    </Dropdown>
  );
}
