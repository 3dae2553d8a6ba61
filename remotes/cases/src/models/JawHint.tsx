import { jawNumber } from '@archway/contracts';
import { TriangleAlert } from '@archway/ui';
import { useText } from '@archway/platform';
import { type ModelPlace, looksLikeOtherJaw } from './upload/model-upload.ts';
import styles from './models.module.css';

interface Props {
  place: Pick<ModelPlace, 'jaw'>;
  guess: { jaw: string; sure: boolean } | null;
}

/** The shape says another jaw than the place: worth a look, not a refusal. */
export function JawHint({ place, guess }: Props) {
  const t = useText('cases');
  if (!looksLikeOtherJaw(place.jaw, guess)) return null;
  return (
    <p className={styles.warning} role="status">
      <TriangleAlert aria-hidden="true" />
      {place.jaw === jawNumber.upper ? t('hint.looksLower') : t('hint.looksUpper')}
    </p>
  );
}
