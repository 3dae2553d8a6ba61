import type { Credential } from '@archway/contracts';
import { formatBytes, useText } from '@archway/platform';
import { ErrorBox, LoadingSkeleton, Modal } from '@archway/ui';
import { PictureViewer } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import { ownDocument } from './own-document.ts';
import styles from './credentials.module.css';

/** A document of the reader, close up; a PDF is taken away. */
export function DocumentDialog({
  credential,
  name,
  onClose,
}: {
  credential: Credential;
  name: string;
  onClose: () => void;
}) {
  const t = useText('account');
  const document = useQuery(ownDocument(credential.credentialId));
  const { fileName, size, picture } = credential;
  return (
    <Modal open title={name} footer={null} width={960} onCancel={onClose}>
      {document.isError ? (
        <ErrorBox
          title={t('credentials.documentFailed')}
          error={document.error}
          onRetry={() => void document.refetch()}
        />
      ) : !document.data ? (
        <LoadingSkeleton variant="card" rows={4} />
      ) : picture ? (
        <div className={styles.viewer}>
          <PictureViewer src={document.data.url} alt={name} title={`${fileName ?? ''} · ${formatBytes(size ?? 0)}`} />
        </div>
      ) : (
        <a href={document.data.url} download>
          {t('credentials.download', { name: fileName ?? 'PDF' })}
        </a>
      )}
    </Modal>
  );
}
