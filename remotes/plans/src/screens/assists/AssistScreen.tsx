import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { ASSISTS_PATH, endpoints } from '@archway/contracts';
import { ApiError, query, usePageTitle, useServerEvent, useText } from '@archway/platform';
import { Button, CircleCheck, EmptyState, ErrorBox, LoadingSkeleton, SearchX } from '@archway/ui';
import { refreshAssists } from '../../assist/use-assists.tsx';
import { AssistedPlan } from './AssistedPlan.tsx';
import styles from './assist.module.css';

/** One assist audit, as long as it is open: the plan, what is asked, and what is advised. */
export default function AssistScreen() {
  const t = useText('plans');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const [over, setOver] = useState(false);
  const found = useQuery({ ...query(endpoints.assists.read, { params: { assistId: id } }), enabled: !over });
  useServerEvent('plan.assist', ({ assistId }) => {
    if (assistId === id) void refreshAssists();
  });
  usePageTitle(t('assists.one'));
  const { data, error } = found;
  const failure = error instanceof ApiError ? error.name : null;
  if (over || failure === 'assistOver' || failure === 'recordNotFound') {
    const missing = !over && failure === 'recordNotFound';
    return (
      <EmptyState
        icon={missing ? <SearchX /> : <CircleCheck />}
        title={<h1 className={styles.title}>{t(missing ? 'assists.missing' : 'assists.over')}</h1>}
        body={t(missing ? 'assists.missingBody' : 'assists.overBody')}
        action={<Button onClick={() => void navigate(ASSISTS_PATH)}>{t('assists.back')}</Button>}
      />
    );
  }
  if (error) return <ErrorBox title={t('assists.oneFailed')} error={error} onRetry={() => void found.refetch()} />;
  if (!data) return <LoadingSkeleton variant="card" rows={8} />;
  return (
    <div className={styles.page}>
      <p className={styles.back}>
        <Link to={ASSISTS_PATH}>{t('assists.back')}</Link>
      </p>
      <AssistedPlan assisted={data} onOver={() => setOver(true)} />
    </div>
  );
}
