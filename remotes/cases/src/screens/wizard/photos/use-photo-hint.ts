import { useText } from '@archway/platform';
import type { CasePhotos } from '../../../photos/use-case-photos.ts';

/** Why the next step has to wait; undefined when it need not. */
export function usePhotoHint({ loaded, missing, uploading }: CasePhotos): string | undefined {
  const t = useText('cases');
  if (!loaded) return undefined;
  const names = missing.map((position) => t(`photoPosition.${position}`)).join(t('photos.comma'));
  const lacking = missing.length > 0 ? t('photos.hint.missing', { name: names }) : undefined;
  const busy = uploading > 0 ? t('photos.hint.busy', { count: uploading }) : undefined;
  return lacking && busy ? t('photos.hint.both', { missing: lacking, busy }) : (lacking ?? busy);
}
