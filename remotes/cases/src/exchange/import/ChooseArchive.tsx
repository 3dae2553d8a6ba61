import { useState } from 'react';
import { CASE_ARCHIVE_LIMITS } from '@archway/contracts';
import { ErrorBox, FileDrop, LongWork, NoticeBar } from '@archway/ui';
import { formatBytes, formatFileName, useText } from '@archway/platform';
import { isUnderWay } from '@archway/uploads';
import { type ArchiveUpload } from './archive-upload.ts';
import { archiveUploads, dropArchives } from './archive-uploads.ts';

interface Props {
  upload: ArchiveUpload | undefined;
  onFile: (file: File) => void;
}

/** Chooses an archive, and shows it on its way to the server. */
export function ChooseArchive({ upload, onFile }: Props) {
  const t = useText('cases');
  const [refused, setRefused] = useState<'format' | 'size' | 'count'>();
  if (upload && isUnderWay(upload)) {
    const { share, fileSize, rate } = upload;
    const inspecting = upload.step === 'inspect';
    return (
      <LongWork
        title={t(inspecting ? 'exchange.import.inspecting' : 'exchange.import.uploading', {
          name: formatFileName(upload.fileName),
        })}
        share={share}
        count={`${formatBytes(share * fileSize)} / ${formatBytes(fileSize)}`}
        secondsLeft={rate ? (1 - share) / rate : undefined}
        hint={t('exchange.import.stay')}
        cancelText={t('exchange.cancel')}
        onCancel={dropArchives}
      />
    );
  }
  const failed = upload?.state === 'serverError' || upload?.state === 'aborted' ? upload : null;
  return (
    <>
      <p>{t('exchange.import.about')}</p>
      {failed ? (
        <ErrorBox
          title={t('exchange.import.unreadable', { name: formatFileName(failed.fileName) })}
          body={failed.failure?.message ?? t('exchange.import.notSent')}
          onRetry={() => archiveUploads.retry(failed.id)}
        />
      ) : null}
      {refused ? <NoticeBar tone="warning">{t(`exchange.import.refused.${refused}`)}</NoticeBar> : null}
      <FileDrop
        accept={['.zip']}
        label={t('exchange.import.choose')}
        hint={t('exchange.import.hint')}
        onFiles={([file]) => {
          const tooLarge = file && file.size > CASE_ARCHIVE_LIMITS.packedBytes;
          setRefused(tooLarge ? 'size' : undefined);
          if (file && !tooLarge) onFile(file);
        }}
        onRefused={([first]) => setRefused(first?.reason)}
      />
    </>
  );
}
