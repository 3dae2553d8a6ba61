import type { Member } from '@archway/contracts';
import { useText } from '@archway/platform';
import { PhoneCard, PhoneCardList } from '@archway/ui';
import { MemberMenu } from './MemberMenu.tsx';
import { PlaceTag } from './PlaceTag.tsx';
import { contactOf } from './member-columns.tsx';

interface Props {
  members: readonly Member[];
  practiceId: string;
  onEdit: (member: Member) => void;
}

/** The members on a phone. */
export function MemberCards({ members, practiceId, onEdit }: Props) {
  const t = useText('account');
  return (
    <PhoneCardList label={t('account.section.members')}>
      {members.map((member) => (
        <PhoneCard
          key={`${member.userId}-${member.serving}`}
          title={member.name}
          description={contactOf(member)}
          status={<PlaceTag place={member} />}
          note={[t(`members.identities.${member.identity}`), member.role, member.department]
            .filter(Boolean)
            .join(' · ')}
          action={<MemberMenu member={member} practiceId={practiceId} onEdit={onEdit} />}
        />
      ))}
    </PhoneCardList>
  );
}
