import { useState } from 'react';
import { endpoints } from '@archway/contracts';
import { download, useText } from '@archway/platform';
import { Button, Download } from '@archway/ui';
import { type OrderFilter, toFileQuery } from './order-filter.ts';

/** All orders of the filter as a file, in the reader's language. */
export function ExportButton({ filter }: { filter: OrderFilter }) {
  const t = useText('production');
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    await download(endpoints.production.file, 'orders.csv', { query: toFileQuery(filter) });
    setBusy(false);
  };
  return (
    <Button icon={<Download aria-hidden="true" />} loading={busy} onClick={() => void save()}>
      {t('list.export')}
    </Button>
  );
}
