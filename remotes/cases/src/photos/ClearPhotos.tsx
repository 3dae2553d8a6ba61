import { useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { type CaseDetail, type CasePhoto, endpoints } from '@archway/contracts';
import { Button, Trash2 } from '@archway/ui';
import { call, confirmAction, notify, query, useText } from '@archway/platform';
import { refreshPhotos } from './refresh-photos.ts';

interface Props {
  detail: Pick<CaseDetail, 'caseId' | 'version'>;
  count: number;
}

/** Removes all photos of a version, once that is confirmed. */
export function ClearPhotos({ detail: { caseId, version }, count }: Props) {
  const t = useText('cases');
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const clear = async (): Promise<void> => {
    const confirmed = await confirmAction({
      title: t('photos.clear.title', { count }),
      body: t('photos.clear.body'),
      okText: t('photos.clear.ok'),
      danger: true,
    });
    if (!confirmed) return;
    setBusy(true);
    // A refusal is told by the call.
    const done = await call(endpoints.photos.clear, { body: { caseId, version } }).catch(() => null);
    if (done) {
      const asked = query(endpoints.photos.list, { query: { caseId, version } });
      queries.setQueryData<CasePhoto[]>(asked.queryKey, []);
      notify.success(t('photos.clear.done', { count: done.removed }));
    }
    await refreshPhotos();
    setBusy(false);
  };
  return (
    <Button icon={<Trash2 />} loading={busy} onClick={() => void clear()}>
      {t('photos.clear.action')}
    </Button>
  );
}
