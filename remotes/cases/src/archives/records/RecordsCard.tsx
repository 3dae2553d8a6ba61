import { useState } from 'react';
import type { Archive } from '@archway/contracts';
import { Button, Card, EmptyState, ErrorBox, Folder, LoadingSkeleton, Pencil, Plus, Trash2 } from '@archway/ui';
import { useText } from '@archway/platform';
import { PicturesPanel } from '../pictures/PicturesPanel.tsx';
import { removeArchive } from '../saving/remove-archive.ts';
import type { CasePlace } from '../../uploads/storage-client.ts';
import { useArchives } from '../use-archives.ts';
import { ArchiveBy } from './ArchiveBy.tsx';
import { type RecordContents, RecordDialog } from './RecordDialog.tsx';
import styles from './records.module.css';

type PatientRecord = Archive & { readonly contents: RecordContents };
const isRecord = (archive: Archive): archive is PatientRecord => archive.contents.kind === 'record';

/** What the dialog is open for. */
type Asked = 'add' | PatientRecord;

/** The records of a case version with their pictures. */
export function RecordsCard({ place }: { place: CasePlace }) {
  const t = useText('cases');
  const list = useArchives(place, 'record');
  const [asked, ask] = useState<Asked>();
  if (list.error && !list.data) {
    return <ErrorBox title={t('library.recordsFailed')} error={list.error} onRetry={() => void list.refetch()} />;
  }
  if (!list.data) return <LoadingSkeleton variant="card" rows={4} />;
  const mayWrite = list.data.canAddDataBase;
  const records = list.data.rows.filter(isRecord);
  const add = mayWrite ? (
    <Button type="primary" icon={<Plus />} onClick={() => ask('add')}>
      {t('library.add')}
    </Button>
  ) : undefined;
  return (
    <Card title={t('library.records')} count={records.length} extra={records.length > 0 ? add : undefined}>
      {records.length === 0 ? (
        <EmptyState icon={<Folder />} title={t('library.none')} body={t('library.noneBody')} action={add} />
      ) : (
        <ul className={styles.records}>
          {records.map((record) => (
            <Item key={record.archivesId} record={record} mayWrite={mayWrite} onChange={() => ask(record)} />
          ))}
        </ul>
      )}
      {asked ? (
        <RecordDialog place={place} {...(asked === 'add' ? {} : { record: asked })} onClose={() => ask(undefined)} />
      ) : null}
    </Card>
  );
}

interface ItemProps {
  record: PatientRecord;
  mayWrite: boolean;
  onChange: () => void;
}

function Item({ record, mayWrite, onChange }: ItemProps) {
  const t = useText('cases');
  const { name, remarks } = record.contents;
  const remove = (): Promise<void> =>
    removeArchive(
      record,
      {
        title: t('library.remove.title', { name }),
        ...(record.pictureCount > 0 && { body: t('library.remove.body', { count: record.pictureCount }) }),
        okText: t('library.remove.ok'),
      },
      t('library.remove.done'),
    );
  return (
    <li className={styles.record} data-archive={record.archivesId}>
      <div className={styles.head}>
        <h3>{name}</h3>
        {mayWrite ? (
          <div className={styles.actions}>
            <Button icon={<Pencil />} aria-label={t('library.change', { name })} onClick={onChange} />
            <Button icon={<Trash2 />} aria-label={t('library.removeNamed', { name })} onClick={() => void remove()} />
          </div>
        ) : null}
      </div>
      {remarks ? <p className={styles.remarks}>{remarks}</p> : null}
      <ArchiveBy archive={record} />
      <PicturesPanel archive={record} name={name} mayWrite={mayWrite} />
    </li>
  );
}
