import { type Credential, credentialItem, endpoints } from '@archway/contracts';
import { bilingual, call, formatBytes, formatListTime, useText } from '@archway/platform';
import { Button, Download, EmptyState, ErrorBox, FileText, LoadingSkeleton } from '@archway/ui';
import { PictureViewer } from '@archway/ui/data';
import { useQuery } from '@tanstack/react-query';
import styles from './certification.module.css';

/** An address lives for five minutes; asked for again within them, it is one look. */
const KEEP_MS = 4 * 60_000;

/** A document close up. To open it is a look, which stands in the log of its owner. */
export function DocumentView({ document }: { document: Credential | undefined }) {
  const t = useText('console');
  const credentialId = document?.credentialId ?? '';
  const address = useQuery({
    queryKey: [endpoints.certification.view.id, credentialId],
    enabled: document?.picture === true,
    staleTime: KEEP_MS,
    queryFn: () => call(endpoints.certification.view, { body: { credentialId } }, { quiet: true }),
  });
  if (!document) return <EmptyState icon={<FileText />} title={t('certification.noDocuments')} />;
  const { item, fileName, size, suppliedAt, picture } = document;
  const name = bilingual(credentialItem(item));
  if (!picture) return <PdfDocument name={name} document={document} />;
  if (address.isError)
    return (
      <ErrorBox
        title={t('certification.documentFailed')}
        error={address.error}
        onRetry={() => void address.refetch()}
      />
    );
  if (!address.data) return <LoadingSkeleton variant="card" rows={6} />;
  return (
    <PictureViewer
      src={address.data.url}
      alt={name}
      onFailed={() => void address.refetch()}
      title={
        <span className={styles.documentTitle}>
          <strong>{name}</strong>
          <small>{[fileName, formatBytes(size ?? 0), formatListTime(suppliedAt)].filter(Boolean).join(' · ')}</small>
        </span>
      }
    />
  );
}

/** A PDF is opened by a program of the reader's own: nothing that people send runs in the console. */
function PdfDocument({ name, document }: { name: string; document: Credential }) {
  const t = useText('console');
  const { credentialId, fileName, size } = document;
  const fetchPdf = async (): Promise<void> => {
    const { url } = await call(endpoints.certification.view, { body: { credentialId } });
    globalThis.location.assign(url);
  };
  return (
    <EmptyState
      icon={<FileText />}
      title={name}
      body={[fileName, formatBytes(size ?? 0)].filter(Boolean).join(' · ')}
      action={
        <Button icon={<Download aria-hidden />} onClick={() => void fetchPdf().catch(() => undefined)}>
          {t('certification.download')}
        </Button>
      }
    />
  );
}
