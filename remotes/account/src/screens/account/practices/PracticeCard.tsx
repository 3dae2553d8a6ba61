import { endpoints } from '@archway/contracts';
import { formatDay, query, useText } from '@archway/platform';
import { Card, DescriptionList, ErrorBox, LoadingSkeleton } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import { PlaceLine } from '../overview/PlaceLine.tsx';
import styles from './practice.module.css';

/** The profile of a practice, for its members: its creator alone changes it. */
export function PracticeCard({ practiceId }: { practiceId: string }) {
  const t = useText('account');
  const profile = useQuery(query(endpoints.practices.profile, { query: { practiceId } }));
  if (profile.isError)
    return <ErrorBox title={t('profile.failed')} error={profile.error} onRetry={() => void profile.refetch()} />;
  if (profile.isPending) return <LoadingSkeleton variant="card" rows={4} />;
  const { data } = profile;
  return (
    <Card title={t('profile.title')}>
      <DescriptionList
        columns={2}
        items={[
          ...(['name', 'abbreviation', 'number', 'phone', 'creatorName'] as const).map((key) => ({
            key,
            label: t(`profile.${key}`),
            value: data[key],
          })),
          {
            key: 'expires',
            label: t('profile.expires'),
            value: data.expiredDay ? formatDay(data.expiredDay) : t('profile.noEnd'),
          },
          {
            key: 'address',
            label: t('profile.address'),
            value: data.region || data.address ? <PlaceLine info={data} /> : null,
            wide: true,
          },
          { key: 'profile', label: t('profile.profile'), value: data.profile, wide: true },
        ]}
      />
      <p className={styles.note}>{t('profile.notOwner', { name: data.creatorName })}</p>
    </Card>
  );
}
