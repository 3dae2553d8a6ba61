import { useState } from 'react';
import type { CaseDetail } from '@archway/contracts';
import { DEFAULT_ZIP_NAME } from '@archway/storage';
import { ErrorBox, LoadingSkeleton, LongWork, Modal } from '@archway/ui';
import { formatNumber, useText } from '@archway/platform';
import { DownloadChoice } from './DownloadChoice.tsx';
import { DownloadResult } from './DownloadResult.tsx';
import { type FileKind, fileKinds } from './case-files.ts';
import { useCaseFiles } from './use-case-files.ts';
import { useDownload } from './use-download.ts';

interface Props {
  detail: Pick<CaseDetail, 'caseId' | 'version'>;
  onClose: () => void;
}

/** What to download, how far it is, and what could not be had. */
export function DownloadDialog({ detail, onClose }: Props) {
  const t = useText('cases');
  const { files, error, retry } = useCaseFiles(detail);
  const { state, start, cancel } = useDownload();
  const [left, setLeft] = useState<ReadonlySet<FileKind>>(new Set());
  const [name, setName] = useState(DEFAULT_ZIP_NAME);
  const kinds = fileKinds.filter((kind) => !left.has(kind) && (files?.[kind].length ?? 0) > 0);
  const names = kinds.flatMap((kind) => files?.[kind] ?? []);
  const zipName = `${name.trim().replace(/\.zip$/i, '') || DEFAULT_ZIP_NAME.replace(/\.zip$/, '')}.zip`;
  const close = (): void => {
    cancel();
    onClose();
  };
  const isChoosing = state.is === 'choosing';
  return (
    <Modal
      open
      title={t('download.title')}
      okText={t('download.ok', { count: names.length })}
      cancelText={t('download.cancel')}
      okButtonProps={{ disabled: names.length === 0 }}
      {...(isChoosing ? {} : { footer: null })}
      mask={{ closable: false }}
      onOk={() => void start(names, zipName)}
      onCancel={close}
    >
      {error && !files ? <ErrorBox title={t('download.listFailed')} error={error} onRetry={retry} /> : null}
      {!files && !error ? <LoadingSkeleton variant="card" rows={3} /> : null}
      {files && isChoosing ? (
        <DownloadChoice files={files} left={left} onLeft={setLeft} name={name} onName={setName} />
      ) : null}
      {state.is === 'running' ? (
        <LongWork
          title={state.done < state.total ? t('download.running') : t('download.packing')}
          share={state.done / Math.max(1, state.total)}
          count={`${formatNumber(state.done)} / ${formatNumber(state.total)}`}
          hint={t('download.stay')}
          cancelText={t('download.stop')}
          onCancel={cancel}
        />
      ) : null}
      {state.is === 'failed' ? (
        <ErrorBox title={t('download.failed')} error={state.error} onRetry={() => void start(names, zipName)} />
      ) : null}
      {state.is === 'done' ? (
        <DownloadResult
          got={state.got}
          failed={state.failed}
          zipName={zipName}
          onRetry={() => void start(state.failed, zipName)}
          onClose={close}
        />
      ) : null}
    </Modal>
  );
}
