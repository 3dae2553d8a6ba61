import { allows, endpoints } from '@archway/contracts';
import { query, useServerEvent, invalidate, useText } from '@archway/platform';
import { Building2, UserPlus } from '@archway/ui';
import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { SectionProps } from '../sections.ts';
import { CertificationCard } from '../../credentials/CertificationCard.tsx';
import { CreatePractice } from './CreatePractice.tsx';
import { Invitation } from './Invitation.tsx';
import { JoinPractice } from './JoinPractice.tsx';
import { OwnApplications } from './OwnApplications.tsx';
import { PracticeForm } from './PracticeForm.tsx';
import { Practices } from './Practices.tsx';
import styles from './practice.module.css';

/** Where somebody works: practices, applications, and the two ways to another practice. */
export function PracticeSection({ user }: SectionProps) {
  const t = useText('account');
  const [way, setWay] = useState<'create' | 'join'>();
  useServerEvent('practice.changed', () => void invalidate(endpoints.access.practices));
  useServerEvent('notice.changed', () => void invalidate(endpoints.practices.ownApplications));
  const practices = useQuery(query(endpoints.access.practices));
  const current = practices.data?.find(({ practiceId }) => practiceId === user.currentPracticeId);
  const owned = current?.creator ? current : practices.data?.find(({ creator }) => creator);
  const mayCreate = !user.isMedical && allows(user.permissions, ['account:manage']);
  return (
    <>
      <Invitation />
      <Practices />
      <OwnApplications />
      <div className={styles.choices}>
        {mayCreate ? (
          <button type="button" className={styles.choice} onClick={() => setWay('create')}>
            <Building2 aria-hidden />
            <strong>{t('practices.asCreator')}</strong>
            <small>{t('practices.asCreatorBody')}</small>
          </button>
        ) : null}
        <button type="button" className={styles.choice} onClick={() => setWay('join')}>
          <UserPlus aria-hidden />
          <strong>{t('practices.asEmployee')}</strong>
          <small>{t('practices.asEmployeeBody')}</small>
        </button>
      </div>
      {mayCreate ? <CertificationCard practiceId={owned?.practiceId} /> : null}
      {current?.creator ? <PracticeForm key={current.practiceId} practiceId={current.practiceId} /> : null}
      {way === 'create' ? <CreatePractice onClose={() => setWay(undefined)} /> : null}
      {way === 'join' ? <JoinPractice onClose={() => setWay(undefined)} /> : null}
    </>
  );
}
