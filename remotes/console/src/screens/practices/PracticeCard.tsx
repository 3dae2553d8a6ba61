import type { OperatedPractice } from '@archway/contracts';
import { formatDay, formatNumber, useText } from '@archway/platform';
import { PhoneCard } from '@archway/ui';
import { StandingTag } from '../../operated/StandingTag.tsx';

/** A practice on a phone. */
export function PracticeCard({ practice, onOpen }: { practice: OperatedPractice; onOpen: () => void }) {
  const t = useText('console');
  const { name, number, ownerName, balances, expiredDay } = practice;
  return (
    <PhoneCard
      title={name}
      description={[number, ownerName].join(' · ')}
      status={<StandingTag {...practice} />}
      note={[
        `${t('practices.credits')} ${formatNumber(balances.credits)}`,
        expiredDay && t('operated.until', { day: formatDay(expiredDay) }),
      ]
        .filter(Boolean)
        .join(' · ')}
      onOpen={onOpen}
    />
  );
}
