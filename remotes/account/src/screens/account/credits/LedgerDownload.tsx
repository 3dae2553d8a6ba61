import { useState } from 'react';
import { type Received, type creditsEndpoints, endpoints } from '@archway/contracts';
import { download, useText } from '@archway/platform';
import { Button, Download } from '@archway/ui';

/** What the filter finds as a file, in the reader's language. @param asked the filter, with whose ledger it is */
export function LedgerDownload({ asked }: { asked: Partial<Received<typeof creditsEndpoints.ledgerFile>['query']> }) {
  const t = useText('account');
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    await download(endpoints.credits.ledgerFile, 'ledger.csv', { query: asked });
    setBusy(false);
  };
  return (
    <Button icon={<Download aria-hidden />} loading={busy} onClick={() => void save()}>
      {t('ledger.csv')}
    </Button>
  );
}
