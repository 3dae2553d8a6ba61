import { useId, useState } from 'react';
import { type BatchDetail, endpoints, printFile } from '@archway/contracts';
import { ApiError, call, notify, useText } from '@archway/platform';
import { Button, Download } from '@archway/ui';
import { refreshBatches } from '../../making/refresh-batches.ts';
import { fileProblem } from '../../orders/file-problem.ts';
import styles from './batch.module.css';

/** The file for the printer: the models in one, packed by the server, or one that a slicer made. */
export function PrintFileButtons({ batch }: { batch: BatchDetail }) {
  const t = useText('production');
  const input = useId();
  const [doing, setDoing] = useState<'pack' | 'upload' | null>(null);
  const params = { batchId: batch.batchId };

  const upload = async (file: File): Promise<void> => {
    const problem = fileProblem(file, printFile);
    if (problem) return void notify.error(problem);
    setDoing('upload');
    try {
      const fileName = file.name;
      const { url, objectName, contentType } = await call(
        endpoints.batches.upload,
        { params, body: { fileName } },
        { quiet: true },
      );
      const sent = await fetch(url, { method: 'PUT', headers: { 'content-type': contentType }, body: file });
      if (!sent.ok) throw new Error(`the storage answered ${sent.status}`);
      await call(endpoints.batches.putFile, { params, body: { objectName, fileName } }, { quiet: true });
      notify.success(t('sub.uploaded', { name: fileName }));
      await refreshBatches();
    } catch (failure) {
      notify.error(t('sub.uploadFailed'), failure instanceof ApiError ? { detail: failure.message } : undefined);
    } finally {
      setDoing(null);
    }
  };
  const pack = async (): Promise<void> => {
    setDoing('pack');
    await call(endpoints.batches.makeFile, { params }).then(refreshBatches, () => {});
    setDoing(null);
  };
  const save = async (): Promise<void> => {
    const { url } = await call(endpoints.batches.fileUrl, { params });
    window.location.assign(url);
  };

  return (
    <>
      {batch.fileName === null ? null : (
        <Button icon={<Download aria-hidden="true" />} onClick={() => void save().catch(() => undefined)}>
          {t('print.downloadFile')}
        </Button>
      )}
      <Button loading={batch.fileState === 'making'} disabled={doing !== null} onClick={() => void pack()}>
        {t(batch.fileState === 'making' ? 'print.file.making' : 'print.packModels')}
      </Button>
      {doing === 'upload' ? (
        <span role="status">{t('print.uploading')}</span>
      ) : (
        <span className={styles.upload}>
          <input
            id={input}
            type="file"
            disabled={doing !== null}
            aria-label={t('print.uploadFile')}
            accept={printFile.extensions.map((extension) => `.${extension}`).join(',')}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              target.value = '';
              if (chosen) void upload(chosen);
            }}
          />
          <label htmlFor={input} aria-hidden="true">
            {t('print.uploadFile')}
          </label>
        </span>
      )}
    </>
  );
}
