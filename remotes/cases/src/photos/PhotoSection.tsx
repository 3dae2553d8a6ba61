import type { CaseDetail } from '@archway/contracts';
import { Card, EmptyState, Image } from '@archway/ui';
import { usePermission, useText } from '@archway/platform';
import { PhotoBoard } from './board/PhotoBoard.tsx';
import type { CasePhotos } from './use-case-photos.ts';

/** The section of the patient detail: as in the wizard while the case can be changed, otherwise to look at. */
export function PhotoSection({ detail, photos }: { detail: CaseDetail; photos: CasePhotos }) {
  const t = useText('cases');
  const editable = usePermission('photo:upload') && detail.editable;
  if (photos.loaded && photos.photos.length === 0 && !editable) {
    return (
      <Card title={t('section.photos')}>
        <EmptyState icon={<Image />} title={t('photos.none')} body={t('photos.noneBody')} />
      </Card>
    );
  }
  return <PhotoBoard detail={detail} photos={photos} />;
}
