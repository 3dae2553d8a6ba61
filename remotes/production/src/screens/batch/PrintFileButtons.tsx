import { useId, useState } from 'react';
import { type BatchDetail, endpoints, printFile } from '@archway/contracts';
import { ApiError, call, errorText, notify, useText } from '@archway/platform';
import { Button, Download } from '@archway/ui';
import { refreshBatches } from '../../making/refresh-batches.ts';
import styles from './batch.module.css';

const MEGABYTE = 1_048_576;

/** The file for the printer: the models in one, packed by the server, or one that a slicer made. */
export function PrintFileButtons({ batch }: { batch: BatchDetail }) {
  const t = useText('production');
  const input = useId();
  const [busy, setBusy] = useState(false);
  const params = { batchId: batch.batchId };

  const during = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      notify.error(t('sub.uploadFailed'), failure instanceof ApiError ? { detail: failure.message } : undefined);
    } finally {
      setBusy(false);
    }
  };
  const upload = async (file: File): Promise<void> => {
    if (!printFile.extensions.some((extension) => file.name.toLowerCase().endsWith(`.${extension}`)))
      return void notify.error(errorText('fileFormat', undefined, { name: printFile.extensions.join(', ') }));
    if (file.size > printFile.limitMb * MEGABYTE)
      return void notify.error(errorText('fileTooLarge', undefined, { num: printFile.limitMb }));
    await during(async () => {
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
    });
  };
  const pack = async (): Promise<void> => {
    setBusy(true);
    await call(endpoints.batches.makeFile, { params }).then(refreshBatches, () => {});
    setBusy(false);
  };
  const save = async (): Promise<void> => {
    const { url } = await call(endpoints.batches.fileUrl, { params });
    window.location.assign(url);
  };

  return (
    <>
      {batch.fileName === null ? null : (
        <Button icon={<Download aria-hidden="true" />} onClick={() => void save()}>
          {t('print.downloadFile')}
        </Button>
      )}
      <Button loading={batch.fileState === 'making'} disabled={busy} onClick={() => void pack()}>
        {t(batch.fileState === 'making' ? 'print.file.making' : 'print.packModels')}
      </Button>
      <span className={styles.upload}>
        <input
          id={input}
          type="file"
          disabled={busy}
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
    </>
  );
}
