import type { ReactNode } from 'react';
import { Card } from '@archway/ui';
import { useText } from '@archway/platform';
import { PhotoStrip } from '../../../photos/PhotoStrip.tsx';
import type { CasePhotos } from '../../../photos/use-case-photos.ts';

/** The photos that will be submitted, small. */
export function PhotosOfCase({ photos, extra }: { photos: CasePhotos; extra: ReactNode }) {
  const t = useText('cases');
  return (
    <Card title={t('step.photos')} count={photos.photos.length} extra={extra}>
      <PhotoStrip photos={photos.photos} />
    </Card>
  );
}
