import { Button, Paperclip, RotateCw, WorkBar, X } from '@archway/ui';
import { formatBytes, formatFileName, useText } from '@archway/platform';
import { isUnderWay } from '@archway/uploads';
import { stateText } from '../../uploads/state-text.ts';
import type { AttachmentUpload } from './attachment-upload.ts';
import { attachmentUploads, dropAttachments } from './attachment-uploads.ts';
import styles from './chosen-files.module.css';

/** Files of the message that is being written, how far they are, and the way to take them out. */
export function ChosenFiles({ uploads }: { uploads: readonly AttachmentUpload[] }) {
  const t = useText('cases');
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.files} aria-label={t('messages.files')}>
      {uploads.map((upload) => (
        <ChosenFile key={upload.id} upload={upload} />
      ))}
    </ul>
  );
}

function ChosenFile({ upload }: { upload: AttachmentUpload }) {
  const t = useText('cases');
  const { id, state, failure, share } = upload;
  const name = formatFileName(upload.fileName);
  const failed = state === 'serverError' || state === 'aborted';
  return (
    <li className={styles.file} data-state={state}>
      <Paperclip aria-hidden="true" />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <small className={failed ? styles.failed : ''} role={failed ? 'alert' : undefined}>
          {failed
            ? (failure?.message ?? stateText(upload, t))
            : state === 'success'
              ? formatBytes(upload.fileSize)
              : stateText(upload, t, `${Math.round(share * 100)}%`)}
        </small>
        {isUnderWay(upload) ? <WorkBar percent={Math.round(share * 100)} label={name} /> : null}
      </span>
      {failed ? (
        <Button
          type="text"
          icon={<RotateCw />}
          aria-label={t('messages.retryFile', { name })}
          onClick={() => attachmentUploads.retry(id)}
        />
      ) : null}
      <Button
        type="text"
        icon={<X />}
        aria-label={t('messages.removeFile', { name })}
        onClick={() => dropAttachments([id])}
      />
    </li>
  );
}
