import { endpoints } from '@archway/contracts';
import { query, useText } from '@archway/platform';
import { Building2, Card, EmptyState } from '@archway/ui';
import { useQuery } from '@tanstack/react-query';
import type { SectionProps } from '../../sections.ts';
import { BoundCenters } from './BoundCenters.tsx';
import { OwnCenterCard } from './OwnCenterCard.tsx';

/** Design centers of the practice that the reader works in, and those in which the reader works. */
export function CenterTab({ user }: SectionProps) {
  const t = useText('account');
  const own = useQuery(query(endpoints.centers.own));
  const current = user.practices.find(({ practiceId }) => practiceId === user.currentPracticeId);
  return (
    <>
      {own.data?.map((center) => (
        <OwnCenterCard key={center.designCenterId} center={center} />
      ))}
      {current ? <BoundCenters key={current.practiceId} practice={current} /> : null}
      {!current && own.data?.length === 0 ? (
        <Card>
          <EmptyState icon={<Building2 />} title={t('centers.none')} body={t('centers.noPractice')} />
        </Card>
      ) : null}
    </>
  );
}
