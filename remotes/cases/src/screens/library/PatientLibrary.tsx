import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { type CaseDetail, type LibraryVersion, endpoints } from '@archway/contracts';
import { Button, EmptyState, ErrorBox, LoadingSkeleton, PageTitle, SearchX } from '@archway/ui';
import { ApiError, query, usePageTitle, usePatientContext, useServerEvent, useText } from '@archway/platform';
import { LibraryClosed, isClosed } from '../../archives/LibraryClosed.tsx';
import { RecordsCard } from '../../archives/records/RecordsCard.tsx';
import { refreshArchives } from '../../archives/refresh-archives.ts';
import { useLibrary } from '../../archives/use-archives.ts';
import { CaseCrumbs } from '../../case/CaseCrumbs.tsx';
import { type CaseKey, detailPath, readCaseKey } from '../../case/case-address.ts';
import { stageName } from '../../case/case-words.ts';
import { useNoStrayDrop } from '../../photos/board/use-no-stray-drop.ts';
import { Presence } from '../../presence/Presence.tsx';
import { VersionParts } from './VersionParts.tsx';
import { VersionSwitch } from './VersionSwitch.tsx';
import styles from './library.module.css';

/** The patient data library of a case: what is kept of the patient, version by version. */
export default function PatientLibrary() {
  const { id, version } = useParams();
  const key = readCaseKey(id, version);
  return key ? <Library caseKey={key} /> : <NotFound />;
}

function Library({ caseKey }: { caseKey: CaseKey }) {
  const t = useText('cases');
  const detail = useQuery(query(endpoints.cases.detail, { params: caseKey }));
  const library = useLibrary(caseKey.caseId);
  const shown = library.data?.find(({ version }) => version === caseKey.version);
  usePageTitle(t('library.title'));
  usePatientContext(detail.data, shown?.canAddDataBase);
  useServerEvent('case.changed', ({ caseId }) => {
    if (caseId === caseKey.caseId) void refreshArchives();
  });
  useNoStrayDrop();

  const error = detail.error ?? library.error;
  if (error instanceof ApiError && error.name === 'recordNotFound') return <NotFound />;
  if (isClosed(library.error)) {
    return (
      <LibraryClosed
        action={
          <Link to={detailPath(caseKey)}>
            <Button>{t('library.back')}</Button>
          </Link>
        }
      />
    );
  }
  if (error && !(detail.data && library.data)) {
    const retry = (): void => void Promise.all([detail.refetch(), library.refetch()]);
    return <ErrorBox title={t('library.failed')} error={error} onRetry={retry} />;
  }
  if (!detail.data || !library.data) return <LoadingSkeleton variant="detail" />;
  if (!shown) return <NotFound />;
  return <Shown detail={detail.data} versions={library.data} shown={shown} />;
}

interface ShownProps {
  detail: CaseDetail;
  versions: readonly LibraryVersion[];
  shown: LibraryVersion;
}

function Shown({ detail, versions, shown }: ShownProps) {
  const t = useText('cases');
  const { caseId } = detail;
  return (
    <div className={styles.library}>
      <CaseCrumbs detail={detail} page={t('library.title')} />
      <PageTitle
        meta={<Presence caseKey={detail} doing="reading" />}
        description={`${detail.patientName} · ${detail.ptNo} · ${stageName(shown.stage, t)}`}
      >
        {t('library.title')}
      </PageTitle>
      <VersionSwitch caseId={caseId} versions={versions} shown={shown} />
      <RecordsCard key={shown.version} place={{ caseId, version: shown.version }} />
      <VersionParts caseId={caseId} version={shown} />
    </div>
  );
}

function NotFound() {
  const t = useText('cases');
  const navigate = useNavigate();
  return (
    <EmptyState
      heading
      icon={<SearchX />}
      title={t('library.notFound')}
      body={t('library.notFoundBody')}
      action={<Button onClick={() => void navigate('/aligner')}>{t('library.toCases')}</Button>}
    />
  );
}
