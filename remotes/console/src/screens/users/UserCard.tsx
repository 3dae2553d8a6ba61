import { type OperatedUser, shownName } from '@archway/contracts';
import { formatDay, useLang, useText } from '@archway/platform';
import { PhoneCard } from '@archway/ui';
import { StandingTag } from '../../operated/StandingTag.tsx';
import { contactText, rolesText } from './user-words.ts';

/** An account on a phone. */
export function UserCard({ user, onOpen }: { user: OperatedUser; onOpen: () => void }) {
  const t = useText('console');
  const lang = useLang();
  const name = shownName(user);
  return (
    <PhoneCard
      title={name === user.userName ? name : `${name} (${user.userName})`}
      description={contactText(user)}
      status={<StandingTag {...user} />}
      note={[rolesText(user, t, lang), user.expiredDay && t('operated.until', { day: formatDay(user.expiredDay) })]
        .filter(Boolean)
        .join(' · ')}
      onOpen={onOpen}
    />
  );
}
