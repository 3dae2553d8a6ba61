import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { endpoints, serviceTypes } from '@archway/contracts';
import { Button, EmptyState, ErrorBox, LoadingSkeleton, SearchX } from '@archway/ui';
import { ApiError, query, usePageTitle, usePatientContext, useServerEvent, useText } from '@archway/platform';
import { mayReadLibrary } from '../../archives/may-read.ts';
import { useLibrary } from '../../archives/use-archives.ts';
import { useCaseModels } from '../../models/use-case-models.ts';
import { useUnread } from '../../messages/use-unread.ts';
import { LostModels } from '../../models/lost/LostModels.tsx';
import { LostPhotos } from '../../photos/lost/LostPhotos.tsx';
import { useCasePhotos } from '../../photos/use-case-photos.ts';
import { type CaseKey, cephPath, libraryPath, readCaseKey } from '../../case/case-address.ts';
import { CaseSummary } from './CaseSummary.tsx';
import { DetailSections } from './DetailSections.tsx';
import { refreshDetail } from './refresh-detail.ts';
import { SectionMenu } from './SectionMenu.tsx';
import { CEPH_SECTION, LIBRARY_SECTION, useSections } from './use-sections.ts';
import styles from './detail.module.css';

/** One version of a case: summary, sections of this and of other remotes. */
export default function PatientDetail() {
  const { id, version } = useParams();
  const key = readCaseKey(id, version);
  return key ? <Detail caseKey={key} /> : <NotFound />;
}

function Detail({ caseKey }: { caseKey: CaseKey }) {
  const t = useText('cases');
  const detail = useQuery(query(endpoints.cases.detail, { params: caseKey }));
  const models = useCaseModels(detail.data ?? null);
  const photos = useCasePhotos(detail.data ?? null);
  const library = useLibrary(caseKey.caseId, mayReadLibrary(detail.data?.roles ?? [])).data?.find(
    ({ version }) => version === caseKey.version,
  );
  const unread = useUnread(caseKey.caseId, detail.data !== undefined);
  const sections = useSections(detail.data ?? { serviceType: serviceTypes.aligner.id, stage: 1, roles: [] }, {
    models: models.files.length,
    prepared: models.files.filter(({ preparation }) => preparation !== null).length,
    photos: photos.photos.length,
    followUps: library?.followUps ?? 0,
    unread,
  });
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  usePageTitle(detail.data?.patientName);
  usePatientContext(detail.data, library?.canAddDataBase);
  useServerEvent('case.changed', ({ caseId }) => {
    if (caseId === caseKey.caseId) void refreshDetail();
  });

  if (detail.error instanceof ApiError && detail.error.name === 'recordNotFound') return <NotFound />;
  if (detail.error && !detail.data) {
    return <ErrorBox title={t('detail.failed')} error={detail.error} onRetry={() => void detail.refetch()} />;
  }
  if (!detail.data) return <LoadingSkeleton variant="detail" />;
  const selected = sections.find((section) => section.key === params.get('section'))?.key ?? 'overview';
  const select = (section: string): void => {
    if (section === CEPH_SECTION) void navigate(cephPath(caseKey));
    else if (section === LIBRARY_SECTION) void navigate(libraryPath(caseKey));
    else setParams(section === 'overview' ? {} : { section }, { replace: true });
  };
  return (
    <div className={styles.detail}>
      <CaseSummary detail={detail.data} photos={photos.photos} />
      <div className={styles.columns}>
        <SectionMenu detail={detail.data} sections={sections} selected={selected} onSelect={select} />
        <div className={styles.sections}>
          {selected === 'photos' ? null : <LostPhotos detail={detail.data} photos={photos} />}
          {selected === 'models' ? null : <LostModels detail={detail.data} models={models} />}
          <DetailSections detail={detail.data} models={models} photos={photos} selected={selected} onSelect={select} />
        </div>
      </div>
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
      title={t('detail.notFound')}
      body={t('detail.notFoundBody')}
      action={<Button onClick={() => void navigate('/aligner')}>{t('detail.back')}</Button>}
    />
  );
}
