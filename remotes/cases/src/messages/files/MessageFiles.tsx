import { useState } from 'react';
import { type MessageAttachment, isOneOf } from '@archway/contracts';
import { Button, Download, File } from '@archway/ui';
import { formatBytes, formatFileName, notify, useText } from '@archway/platform';
import { extensionOf } from '@archway/storage';
import { handOver } from '../../downloads/hand-over.ts';
import { Thumb } from '../../photos/board/Thumb.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import styles from './message-files.module.css';

/** What every browser shows by itself; a HEIC of a phone is handed over as a file. */
const shown = ['jpg', 'jpeg', 'png', 'webp'] as const;
const isPicture = ({ objectName }: MessageAttachment): boolean => isOneOf<string>(shown, extensionOf(objectName));

/** What a message carries: pictures small, other files by name and size. */
export function MessageFiles({ attachments }: { attachments: readonly MessageAttachment[] }) {
  const t = useText('cases');
  const [opened, setOpened] = useState<MessageAttachment>();
  if (attachments.length === 0) return null;
  const download = async ({ objectName, fileName }: MessageAttachment): Promise<void> => {
    if (!(await handOver(objectName, fileName))) notify.error(t('messages.downloadFailed'));
  };
  const pictures = attachments.filter(isPicture);
  const others = attachments.filter((file) => !isPicture(file));
  return (
    <>
      {pictures.length > 0 ? (
        <ul className={styles.pictures}>
          {pictures.map((picture) => (
            <li key={picture.objectName}>
              <button
                type="button"
                className={styles.picture}
                aria-label={t('messages.openPicture', { name: formatFileName(picture.fileName) })}
                onClick={() => setOpened(picture)}
              >
                <Thumb name={picture.objectName} alt={formatFileName(picture.fileName)} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {others.map((file) => (
        <Button
          key={file.objectName}
          className={styles.file ?? ''}
          icon={<File />}
          aria-label={t('messages.download', { name: formatFileName(file.fileName) })}
          onClick={() => void download(file)}
        >
          <span className={styles.name}>{formatFileName(file.fileName)}</span>
          <small>{formatBytes(file.size)}</small>
          <Download aria-hidden="true" />
        </Button>
      ))}
      {opened ? (
        <PictureDialog picture={opened} onDownload={() => void download(opened)} onClose={() => setOpened(undefined)} />
      ) : null}
    </>
  );
}
