import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useQuery } from '@tanstack/react-query';
import { type ListedPresentation, type SlotProps, endpoints } from '@archway/contracts';
import { query, usePermission, useText } from '@archway/platform';
import { Button, Card, EmptyState, ErrorBox, LoadingSkeleton, Monitor, Plus, lazyComponent } from '@archway/ui';
import { presentationPath } from '../presentation-path.ts';
import { usePictureUrls } from '../media/use-picture-urls.ts';
import { NewDialog } from './NewDialog.tsx';
import { PresentationRow } from './PresentationRow.tsx';
import { usePresentationActions } from './use-presentation-actions.ts';
import styles from './list.module.css';

const PresentationShareDialog = lazyComponent(async () => ({
  default: (await import('../share/PresentationShareDialog.tsx')).PresentationShareDialog,
}));

/** The presentations of a case, inside the patient detail. */
export function PresentationSection({ caseId, version }: SlotProps['patient-detail.section']) {
  const t = useText('plans');
  const navigate = useNavigate();
  const key = { caseId, version };
  const list = useQuery(query(endpoints.presentations.list, { query: key }));
  const urls = usePictureUrls((list.data?.rows ?? []).flatMap(({ thumbName }) => thumbName ?? []));
  const actions = usePresentationActions();
  const [beginning, setBeginning] = useState(false);
  const mayShare = usePermission('plan:share');
  const [shared, setShared] = useState<ListedPresentation>();
  const rows = list.data?.rows ?? [];
  const begin = list.data?.canEdit ? (
    <Button icon={<Plus />} onClick={() => setBeginning(true)}>
      {t('present.new')}
    </Button>
  ) : undefined;
  return (
    <>
      <Card title={t('present.title')} count={rows.length || undefined} extra={rows.length ? begin : undefined} flush>
        {list.error ? (
          <ErrorBox title={t('present.listFailed')} error={list.error} onRetry={() => void list.refetch()} />
        ) : !list.data ? (
          <LoadingSkeleton variant="card" rows={3} />
        ) : rows.length === 0 ? (
          <EmptyState icon={<Monitor />} title={t('present.empty')} body={t('present.emptyBody')} action={begin} />
        ) : (
          <ul className={styles.list}>
            {rows.map((row) => (
              <PresentationRow
                key={row.presentationId}
                row={row}
                thumbUrl={row.thumbName ? urls?.get(row.thumbName) : undefined}
                canEdit={list.data.canEdit}
                busy={actions.busy}
                onOpen={(show) => void navigate(presentationPath(row.presentationId, show))}
                onCopy={() => void actions.copy(row)}
                onShare={mayShare ? () => setShared(row) : undefined}
                onRemove={() => void actions.remove(row)}
              />
            ))}
          </ul>
        )}
      </Card>
      {shared ? <PresentationShareDialog {...shared} caseId={caseId} onClose={() => setShared(undefined)} /> : null}
      {beginning ? (
        <NewDialog
          {...key}
          onMade={(presentationId) => void navigate(presentationPath(presentationId))}
          onClose={() => setBeginning(false)}
        />
      ) : null}
    </>
  );
}
