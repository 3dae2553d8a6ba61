import type { CaseDetail } from '@archway/contracts';
import { Button, Download, ErrorBox, LoadingSkeleton, LongWork, Modal } from '@archway/ui';
import { useText } from '@archway/platform';
import { isRunning } from '../use-archive-job.ts';
import { ArchiveReady } from './ArchiveReady.tsx';
import { ExportContents } from './ExportContents.tsx';
import { useExport } from './use-export.ts';
import styles from '../exchange.module.css';

interface Props {
  detail: Pick<CaseDetail, 'caseId' | 'roles'>;
  onClose: () => void;
}

/** Makes one archive of a whole case: what goes in, how far it is, and the way to it. */
export function ExportDialog({ detail, onClose }: Props) {
  const t = useText('cases');
  const { job, begun, starting, error, begin } = useExport(detail.caseId);
  const download = job?.state === 'done' ? job.download : null;
  const problem = job?.state === 'failed' ? job.problem?.text : undefined;
  const failed = error !== null || problem !== undefined;
  const asks = !begun && !failed;
  const again = <Button onClick={() => void begin()}>{t('exchange.export.again')}</Button>;
  return (
    <Modal
      open
      title={t('exchange.export.title')}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <div className={styles.buttons}>
          <Button onClick={onClose}>{t(asks ? 'exchange.cancel' : 'exchange.close')}</Button>
          {asks ? (
            <Button type="primary" loading={starting} onClick={() => void begin()}>
              {t('exchange.export.ok')}
            </Button>
          ) : null}
          {download ? again : null}
          {download ? (
            <Button type="primary" icon={<Download />} href={download.url} download={download.fileName}>
              {t('exchange.export.download')}
            </Button>
          ) : null}
        </div>
      }
    >
      <div className={styles.body}>
        {asks ? <ExportContents roles={detail.roles} /> : null}
        {begun && !failed && !job ? <LoadingSkeleton variant="card" rows={2} /> : null}
        {job && isRunning(job) ? (
          <LongWork
            title={t(job.state === 'waiting' ? 'exchange.waiting' : 'exchange.export.running')}
            share={job.progress}
            hint={t('exchange.export.stay')}
          />
        ) : null}
        {failed ? (
          <ErrorBox title={t('exchange.export.failed')} body={problem} error={error} onRetry={() => void begin()} />
        ) : null}
        {job && download ? <ArchiveReady file={download} until={job.expires} /> : null}
      </div>
    </Modal>
  );
}
