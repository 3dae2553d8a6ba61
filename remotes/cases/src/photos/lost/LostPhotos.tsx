import { NoticeBar } from '@archway/ui';
import { formatFileName, usePermission, useText } from '@archway/platform';
import type { CasePlace } from '../../uploads/storage-client.ts';
import type { CasePhotos } from '../use-case-photos.ts';
import { useLostFiles } from '../../uploads/lost/use-lost-files.ts';
import { unfinishedPhotos } from '../upload/photo-uploads.ts';

interface Props {
  detail: CasePlace & { readonly editable: boolean };
  photos: CasePhotos;
}

/** Says by name which photos were chosen and did not arrive before the page was closed. */
export function LostPhotos({ detail, photos }: Props) {
  const t = useText('cases');
  const { names, dismiss } = useLostFiles(unfinishedPhotos, detail, {
    loaded: photos.loaded,
    inCase: photos.photos,
    onTheirWay: photos.uploads,
    uploading: photos.uploading > 0,
  });
  const mayUpload = usePermission('photo:upload');
  if (names.length === 0 || !mayUpload || !detail.editable) return null;
  const listed = names.map((name) => formatFileName(name)).join(t('photos.comma'));
  return (
    <NoticeBar tone="warning" onClose={dismiss}>
      {t('photos.lost', { count: names.length, names: listed })}
    </NoticeBar>
  );
}
