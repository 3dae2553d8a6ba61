import { lazy, Suspense } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { endpoints } from '@archway/contracts';
import { openViewer, query, usePermission, useServerEvent, useText, invalidate } from '@archway/platform';
import { CanvasTheme, EmptyState, ErrorBox, LoadingSkeleton, ScanLine } from '@archway/ui';
import { StageBoundary } from './StageBoundary.tsx';
import styles from './preview.module.css';

// Cornerstone is heavy: it comes when there is a CBCT to show, and never with the mesh viewer.
const Stage = lazy(() => import('./view/Stage.tsx'));

interface Props {
  caseId: string;
  version: number;
  /** Inside the patient detail, or as a page of its own. */
  layout: 'section' | 'page';
  /** Pictures may be saved. */
  savesPictures?: boolean;
}

/** The CBCT of a case version as slices and as a rendering; without one, the way to upload it. */
export function CbctPreview({ caseId, version, layout, savesPictures = true }: Props) {
  const t = useText('viewer3d');
  const cbct = useQuery(query(endpoints.cbct.get, { query: { caseId, version } }));
  useServerEvent('case.changed', (changed) => {
    if (changed.caseId === caseId) void invalidate(endpoints.cbct.get);
  });
  if (cbct.error)
    return <ErrorBox title={t('cbct.failure.record.title')} error={cbct.error} onRetry={() => void cbct.refetch()} />;
  if (cbct.data === undefined) return <LoadingSkeleton variant="card" rows={6} />;
  if (cbct.data === null) return <NoCbct caseId={caseId} version={version} />;
  return (
    <div className={styles.preview} data-layout={layout}>
      <CanvasTheme>
        <StageBoundary>
          <Suspense fallback={<div className={styles.waiting} aria-busy />}>
            <Stage
              key={cbct.data.objectName}
              cbct={cbct.data}
              layout={layout}
              savesPictures={savesPictures}
              onTab={layout === 'section' ? () => void openViewer({ caseId, version, view: 'cbct' }) : undefined}
            />
          </Suspense>
        </StageBoundary>
      </CanvasTheme>
    </div>
  );
}

function NoCbct({ caseId, version }: Pick<Props, 'caseId' | 'version'>) {
  const t = useText('viewer3d');
  const permitted = usePermission('cbct:upload');
  const detail = useQuery({ ...query(endpoints.cases.detail, { params: { caseId, version } }), enabled: permitted });
  const mayUpload = permitted && detail.data?.editable === true;
  return (
    <EmptyState
      icon={<ScanLine />}
      title={t('cbct.empty.title')}
      body={t(mayUpload ? 'cbct.empty.upload' : 'cbct.empty.body')}
      action={
        mayUpload ? (
          <Link to={`/patient-detail/${caseId}/${version}?section=cbct`}>{t('cbct.empty.action')}</Link>
        ) : undefined
      }
    />
  );
}
