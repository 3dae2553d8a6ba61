import { useText } from '@archway/platform';
import type { CasePhotos } from '../../../photos/use-case-photos.ts';

/** Names that fit beside the buttons; of more it is said how many they are. */
const MOST_NAMED = 3;

/** Why the next step has to wait; undefined when it need not. */
export function usePhotoHint({ loaded, missing, uploading }: CasePhotos): string | undefined {
  const t = useText('cases');
  if (!loaded) return undefined;
  const names = missing.map((position) => t(`photoPosition.${position}`)).join(t('photos.comma'));
  const lacking =
    missing.length === 0
      ? undefined
      : missing.length <= MOST_NAMED
        ? t('photos.hint.missing', { name: names })
        : t('photos.hint.missingMany', { count: missing.length });
  const busy = uploading > 0 ? t('photos.hint.busy', { count: uploading }) : undefined;
  return lacking && busy ? t('photos.hint.both', { missing: lacking, busy }) : (lacking ?? busy);
}
