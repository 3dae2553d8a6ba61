import { useState } from 'react';
import type { Archive, CaseDetail } from '@archway/contracts';
import { Button, CalendarCheck, Card, EmptyState, ErrorBox, LoadingSkeleton, NoticeBar, Plus } from '@archway/ui';
import { formatDay, useText } from '@archway/platform';
import { useNoStrayDrop } from '../../photos/board/use-no-stray-drop.ts';
import { CompareDialog } from '../compare/CompareDialog.tsx';
import { LibraryClosed, isClosed } from '../LibraryClosed.tsx';
import { removeArchive } from '../saving/remove-archive.ts';
import { useArchives } from '../use-archives.ts';
import { VisitCard } from './VisitCard.tsx';
import { VisitDialog } from './VisitDialog.tsx';
import type { VisitContents } from './visit-form.ts';
import styles from './visits.module.css';

type Visit = Archive & { readonly contents: VisitContents };
const isVisit = (archive: Archive): archive is Visit => archive.contents.kind === 'followUp';

/** What a dialog is open for. */
type Asked = { readonly kind: 'add' } | { readonly kind: 'change' | 'compare'; readonly visit: Visit };

/** The visits of a case version, the newest first. */
export function FollowUpSection({ detail }: { detail: CaseDetail }) {
  const t = useText('cases');
  const list = useArchives(detail, 'followUp');
  const [asked, ask] = useState<Asked>();
  useNoStrayDrop();
  if (isClosed(list.error)) return <LibraryClosed title={t('followUp.title')} />;
  if (list.error && !list.data) {
    return <ErrorBox title={t('followUp.failed')} error={list.error} onRetry={() => void list.refetch()} />;
  }
  if (!list.data) return <LoadingSkeleton variant="card" rows={6} />;
  const { canAddDataBase, canAddFollowUp: mayWrite } = list.data;
  const visits = list.data.rows.filter(isVisit);
  const close = (): void => ask(undefined);
  const add = mayWrite ? (
    <Button type="primary" icon={<Plus />} onClick={() => ask({ kind: 'add' })}>
      {t('followUp.add')}
    </Button>
  ) : undefined;
  return (
    <Card title={t('followUp.title')} count={visits.length} extra={visits.length > 0 ? add : undefined}>
      {canAddDataBase && !mayWrite ? <NoticeBar tone="info">{t('followUp.ended')}</NoticeBar> : null}
      {visits.length === 0 ? (
        <EmptyState icon={<CalendarCheck />} title={t('followUp.none')} body={t('followUp.noneBody')} action={add} />
      ) : (
        <ul className={styles.visits}>
          {visits.map((visit, index) => (
            <VisitCard
              key={visit.archivesId}
              visit={visit}
              mayWrite={mayWrite}
              newest={index === 0}
              onCompare={() => ask({ kind: 'compare', visit })}
              onChange={() => ask({ kind: 'change', visit })}
              onRemove={() => void remove(visit, t)}
            />
          ))}
        </ul>
      )}
      {asked?.kind === 'add' ? <VisitDialog place={detail} onClose={close} /> : null}
      {asked?.kind === 'change' ? <VisitDialog place={detail} visit={asked.visit} onClose={close} /> : null}
      {asked?.kind === 'compare' ? <CompareDialog visit={asked.visit} onClose={close} /> : null}
    </Card>
  );
}

const remove = (visit: Visit, t: ReturnType<typeof useText>): Promise<void> =>
  removeArchive(
    visit,
    {
      title: t('followUp.remove.title', { day: formatDay(visit.contents.visitDate) }),
      ...(visit.pictureCount > 0 && { body: t('followUp.remove.body', { count: visit.pictureCount }) }),
      okText: t('followUp.remove.ok'),
    },
    t('followUp.remove.done'),
  );
