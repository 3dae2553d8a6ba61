import { useId } from 'react';
import { type OrderDetail, type SubOrder, type SubOrderFileKind, fileKindOf } from '@archway/contracts';
import { formatBytes, formatDateTime, useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { shortCode } from './sub-order-words.ts';
import { downloadFile, useFileUpload } from './use-file-upload.ts';
import styles from './sub-orders.module.css';

interface Props {
  order: OrderDetail;
  subOrder: SubOrder;
  kind: SubOrderFileKind;
}

/** A file of a sub-order: taken away by whoever sees it, put there and replaced by whoever makes it. */
export function FileCell({ order, subOrder, kind }: Props) {
  const t = useText('production');
  const input = useId();
  const { progress, upload } = useFileUpload(order, subOrder, kind);
  const file = subOrder.files.find((each) => each.kind === kind);
  const name = t(`sub.${kind}`);
  const code = shortCode(subOrder);
  return (
    <div className={styles.file}>
      {file ? (
        <Button
          type="link"
          size="small"
          className={styles.name}
          title={`${file.fileName} · ${formatBytes(file.size)} · ${file.uploadedBy} · ${formatDateTime(file.uploadTime)}`}
          aria-label={t('sub.download', { name: file.fileName })}
          onClick={() => void downloadFile(file)}
        >
          {file.fileName}
        </Button>
      ) : order.mayUpload ? null : (
        <span className={styles.none}>—</span>
      )}
      {file ? <small className={styles.origin}>{t(`sub.origin.${file.origin}`)}</small> : null}
      {progress !== null ? (
        <span role="status">{t('sub.uploading', { num: Math.round(progress * 100) })}</span>
      ) : order.mayUpload ? (
        <>
          <input
            id={input}
            className={styles.input}
            type="file"
            aria-label={t(file ? 'sub.replaceFile' : 'sub.uploadFile', { name, code })}
            accept={fileKindOf(kind)
              .extensions.map((extension) => `.${extension}`)
              .join(',')}
            onChange={({ target }) => {
              const [chosen] = target.files ?? [];
              target.value = '';
              if (chosen) void upload(chosen);
            }}
          />
          <label htmlFor={input} aria-hidden="true">
            {t(file ? 'sub.replace' : 'sub.upload')}
          </label>
        </>
      ) : null}
    </div>
  );
}
