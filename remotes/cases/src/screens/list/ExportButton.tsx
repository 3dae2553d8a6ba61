import { useState } from 'react';
import { type ServiceId, endpoints } from '@archway/contracts';
import { Button, Download } from '@archway/ui';
import { download, usePhone, useText } from '@archway/platform';
import { type ListFilter, toFileQuery } from './filter/list-filter.ts';

interface Props {
  filter: ListFilter;
  serviceType: ServiceId;
}

/** All cases of the filter as a file, in the reader's language. */
export function ExportButton({ filter, serviceType }: Props) {
  const t = useText('cases');
  const phone = usePhone();
  const [busy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    await download(endpoints.cases.file, 'cases.csv', { query: toFileQuery(filter, serviceType) });
    setBusy(false);
  };
  return (
    <Button
      icon={<Download aria-hidden="true" />}
      loading={busy}
      aria-label={t('list.export')}
      onClick={() => void save()}
    >
      {phone ? null : t('list.export')}
    </Button>
  );
}
