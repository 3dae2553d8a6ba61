import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { type Answer, PROCESS_PATH, endpoints, type processEndpoints, processStatus } from '@archway/contracts';
import { ApiError, appHistory, formatDateTime, linkPassOf, query, usePageTitle, useText } from '@archway/platform';
import { Card, EmptyState, ErrorBox, LoadingSkeleton, Unplug, WorkBar } from '@archway/ui';
import { ProcessStatusTag } from '../../processing/ProcessStatusTag.tsx';
import { serviceText } from '../../processing/process-words.ts';
import styles from './processing.module.css';

const KEY = 'archway.processPass';
/** Nobody is told of changes who has no login. */
const LOOK_AGAIN_MS = 3000;

type Progress = Answer<typeof processEndpoints.progress>;

/** What a link to one order opens, without a login: how far it is, and nothing of whom it is for. */
export default function ProcessingPage() {
  const t = useText('production');
  const { hash } = useLocation();
  const [pass, setPass] = useState(() => linkPassOf(hash, KEY));
  useEffect(() => {
    if (hash === '') return;
    setPass(linkPassOf(hash, KEY));
    // Neither the address bar nor the history keeps what opens the page.
    appHistory.replace(PROCESS_PATH);
  }, [hash]);
  usePageTitle(t('process.public.title'));
  const found = useQuery({
    ...query(endpoints.process.progress, { body: { token: pass?.token ?? '' } }),
    enabled: pass !== null,
    retry: false,
    refetchInterval: ({ state }) =>
      state.error || state.data?.status === processStatus.confirmed ? false : LOOK_AGAIN_MS,
  });
  if (!pass || (found.error instanceof ApiError && found.error.name === 'processLinkInvalid'))
    return (
      <Frame>
        <EmptyState heading icon={<Unplug />} title={t('process.public.over')} body={t('process.public.overBody')} />
      </Frame>
    );
  if (found.error)
    return (
      <Frame>
        <ErrorBox title={t('process.public.loadFailed')} error={found.error} onRetry={() => void found.refetch()} />
      </Frame>
    );
  return <Frame>{found.data ? <Told progress={found.data} /> : <LoadingSkeleton variant="card" rows={4} />}</Frame>;
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className={styles.page}>
    <Card>{children}</Card>
  </div>
);

const steps = [
  processStatus.unsubmitted,
  processStatus.processing,
  processStatus.toBeConfirmed,
  processStatus.confirmed,
] as const;

function Told({ progress }: { progress: Progress }) {
  const t = useText('production');
  const { status, failed, orderNo, serviceType, submitTime, until } = progress;
  const at = steps.findIndex((step) => step === status);
  const percent = status === processStatus.processing ? Math.round(progress.progress * 100) : at > 1 ? 100 : 0;
  const words = failed ? 'failed' : (['unsubmitted', 'processing', 'toBeConfirmed', 'confirmed'] as const)[at];
  return (
    <div className={styles.told}>
      <header>
        <p>{serviceText(serviceType, t)}</p>
        <h1>{orderNo}</h1>
        <ProcessStatusTag order={{ status, problem: failed ? { name: 'processStopped', jaw: null } : null }} />
      </header>
      <WorkBar
        label={t('process.progress', { num: percent })}
        percent={percent}
        state={failed ? 'failed' : 'running'}
      />
      <p className={styles.words} role="status">
        {t(`process.public.${words ?? 'unsubmitted'}`, { num: percent })}
      </p>
      <footer>
        {submitTime ? <span>{t('process.public.submitted', { time: formatDateTime(submitTime) })}</span> : null}
        <span>{t('process.public.until', { time: formatDateTime(until) })}</span>
      </footer>
    </div>
  );
}
