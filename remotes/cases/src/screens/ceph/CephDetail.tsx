import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { type CaseDetail, type CephFilm, endpoints } from '@archway/contracts';
import { Button, EmptyState, ErrorBox, ImageOff, LoadingSkeleton, SearchX } from '@archway/ui';
import { ApiError, invalidate, query, usePageTitle, usePatientContext, useText } from '@archway/platform';
import { CaseCrumbs } from '../../case/CaseCrumbs.tsx';
import { type CaseKey, detailPath, readCaseKey } from '../../case/case-address.ts';
import { useImage } from '../../photos/lightbox/use-image.ts';
import { usePhotoUrl } from '../../photos/stored/photo-urls.ts';
import { Tracer } from './Tracer.tsx';

/** The lateral cephalogram of a case version: traced, measured, laid on an earlier one. */
export default function CephDetail() {
  const { id, version } = useParams();
  const key = readCaseKey(id, version);
  return key ? <Films caseKey={key} /> : <NotFound />;
}

function Films({ caseKey }: { caseKey: CaseKey }) {
  const t = useText('cases');
  const detail = useQuery(query(endpoints.cases.detail, { params: caseKey }));
  // What is on the screen is changed here and saved from here: it is not fetched again behind the reader's back.
  const films = useQuery({
    ...query(endpoints.tracing.films, { query: caseKey }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const [round, setRound] = useState(0);
  usePageTitle(t('ceph.title'));
  usePatientContext(detail.data);

  const error = detail.error ?? films.error;
  if (error instanceof ApiError && error.name === 'recordNotFound') return <NotFound />;
  if (error && !(detail.data && films.data)) {
    const retry = (): void => void Promise.all([detail.refetch(), films.refetch()]);
    return <ErrorBox title={t('ceph.failed')} error={error} onRetry={retry} />;
  }
  if (!detail.data || !films.data) return <LoadingSkeleton variant="detail" />;
  const film = films.data.find((each) => each.version === caseKey.version);
  if (!film) return <NoFilm detail={detail.data} />;
  const reload = async (): Promise<void> => {
    await invalidate(endpoints.tracing.films);
    setRound(round + 1);
  };
  return (
    <Shown
      key={`${film.objectName} ${round}`}
      detail={detail.data}
      film={film}
      others={films.data.filter((each) => each !== film)}
      onReload={() => void reload()}
    />
  );
}

interface ShownProps {
  detail: CaseDetail;
  film: CephFilm;
  /** Films of other versions, the newest first. */
  others: readonly CephFilm[];
  onReload: () => void;
}

/** Waits for the picture. */
function Shown(props: ShownProps) {
  const t = useText('cases');
  const url = usePhotoUrl(props.film.objectName);
  const picture = useImage(url);
  if (picture.failed) {
    return (
      <>
        <CaseCrumbs detail={props.detail} page={t('ceph.title')} />
        <ErrorBox title={t('ceph.filmFailed')} onRetry={picture.retry} />
      </>
    );
  }
  if (!picture.image || !url) return <LoadingSkeleton variant="detail" />;
  return <Tracer {...props} src={picture.image.src} />;
}

function NoFilm({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  return (
    <>
      <CaseCrumbs detail={detail} page={t('ceph.title')} />
      <EmptyState
        heading
        icon={<ImageOff />}
        title={t('ceph.noFilm')}
        body={t('ceph.noFilmBody')}
        action={
          <Link to={detailPath(detail, 'photos')}>
            <Button type="primary">{t('ceph.toPhotos')}</Button>
          </Link>
        }
      />
    </>
  );
}

function NotFound() {
  const t = useText('cases');
  return <EmptyState heading icon={<SearchX />} title={t('ceph.notFound')} body={t('ceph.notFoundBody')} />;
}
