import { useState } from 'react';
import type { CaseDetail } from '@archway/contracts';
import { Button, Download } from '@archway/ui';
import { usePermission, useText } from '@archway/platform';
import { DownloadDialog } from './DownloadDialog.tsx';

/** Downloads models, photos and CBCT of a case version as one zip. */
export function DownloadCase({ detail }: { detail: Pick<CaseDetail, 'caseId' | 'version'> }) {
  const t = useText('cases');
  const [open, setOpen] = useState(false);
  if (!usePermission('file:read')) return null;
  return (
    <>
      <Button icon={<Download />} onClick={() => setOpen(true)}>
        {t('download.action')}
      </Button>
      {open ? <DownloadDialog detail={detail} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
