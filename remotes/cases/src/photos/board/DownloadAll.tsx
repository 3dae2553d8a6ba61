import { useState } from 'react';
import type { CasePhoto } from '@archway/contracts';
import { Button, Download } from '@archway/ui';
import { notify, useText } from '@archway/platform';
import { downloadAllPhotos } from '../stored/download-all.ts';

/** All photos as one archive; the files are named by their positions. */
export function DownloadAll({ photos, ptNo }: { photos: readonly CasePhoto[]; ptNo: string }) {
  const t = useText('cases');
  const [share, setShare] = useState<number | null>(null);
  const download = async (): Promise<void> => {
    setShare(0);
    const onProgress = (done: number, total: number): void => setShare(done / total);
    const failed = await downloadAllPhotos(
      photos,
      ptNo,
      (position) => t(`photoPosition.${position}`),
      onProgress,
    ).catch(() => null);
    setShare(null);
    if (failed === null) notify.error(t('photos.downloadFailed'));
    else if (failed.length > 0) {
      notify.error(t('photos.downloadSome', { count: failed.length, names: failed.join(t('photos.comma')) }));
    }
  };
  return (
    <Button icon={<Download />} loading={share !== null} onClick={() => void download()}>
      {t('photos.downloadAll')}
    </Button>
  );
}
