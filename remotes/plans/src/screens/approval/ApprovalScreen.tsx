import { useParams, Link } from 'react-router-dom';
import { PLANS_SECTION, casePath } from '@archway/contracts';
import { usePageTitle, usePatientContext, useText } from '@archway/platform';
import { CircleCheck, EmptyState, ErrorBox, LoadingSkeleton, SearchX } from '@archway/ui';
import { ApprovalSheet } from './ApprovalSheet.tsx';
import { useApproval } from './use-approval.ts';
import styles from './approval.module.css';

/** Where a doctor looks at the plan that waits for them, and decides. */
export default function ApprovalScreen() {
  const t = useText('plans');
  const { id = '', version = '' } = useParams();
  if (!/^\d{1,20}$/.test(id) || !/^[1-9]\d{0,5}$/.test(version))
    return (
      <main className={styles.note}>
        <EmptyState icon={<SearchX />} title={<h1>{t('approval.noAddress')}</h1>} body={t('approval.noAddressBody')} />
      </main>
    );
  return <Approval key={`${id}/${version}`} caseId={id} version={Number(version)} />;
}

function Approval(key: { caseId: string; version: number }) {
  const t = useText('plans');
  const approval = useApproval(key);
  const { detail, shown, failure, retry } = approval;
  usePageTitle(detail && `${t('approval.title')} · ${detail.patientName}`);
  usePatientContext(detail);
  if (failure)
    return (
      <main className={styles.note}>
        <ErrorBox title={t('approval.failed')} error={failure} onRetry={retry} />
      </main>
    );
  if (!detail || shown === undefined)
    return (
      <main className={styles.note}>
        <LoadingSkeleton variant="card" rows={8} />
      </main>
    );
  const back = casePath(key, PLANS_SECTION);
  if (shown === null)
    return (
      <main className={styles.note}>
        <EmptyState
          icon={<CircleCheck />}
          title={<h1>{t('approval.nothing')}</h1>}
          body={t('approval.nothingBody', { name: detail.patientName })}
          action={<Link to={back}>{t('approval.toCase')}</Link>}
        />
      </main>
    );
  const { before, documents, rows } = approval;
  return <ApprovalSheet {...{ detail, shown, before, documents, rows, back }} />;
}
