import type { ModelAnalysis } from '@archway/contracts';
import { useText } from '@archway/platform';
import styles from './models.module.css';

/** Said when a file was not in millimetres, or when nobody can tell in what it is. */
export function UnitHint({ analysis }: { analysis: ModelAnalysis | null }) {
  const t = useText('cases');
  if (!analysis || analysis.unitGuess === 'mm') return null;
  const { unitGuess, unitSure } = analysis;
  const text =
    unitGuess === 'unknown'
      ? t('hint.unitUnknown')
      : t(unitSure ? 'hint.unit' : 'hint.unitUnsure', { unit: t(`unit.${unitGuess}`) });
  return (
    <p className={styles.warning} role="status">
      {text}
    </p>
  );
}
