import { type ParameterValues, appliedParameters, parameterOf, unappliedParameters } from '@archway/contracts';
import { bilingual, useText } from '@archway/platform';
import styles from './add-retainer.module.css';

const namesOf = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => {
    const parameter = parameterOf(key);
    return parameter ? [bilingual(parameter.name)] : [];
  });

/** Which settings the processing acts on, and which it leaves alone for now. */
export function AppliedNote({ values }: { values: ParameterValues }) {
  const t = useText('production');
  const left = namesOf(unappliedParameters(values));
  return (
    <div className={styles.applied}>
      <p>{t('process.applied', { names: namesOf(appliedParameters).join(t('process.comma')) })}</p>
      {left.length > 0 ? (
        <details>
          <summary>{t('process.unapplied', { count: left.length })}</summary>
          <p>{left.join(t('process.comma'))}</p>
        </details>
      ) : null}
    </div>
  );
}
