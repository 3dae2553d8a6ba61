import { ApiError, errorText, useText } from '@archway/platform';
import { StatusTag } from '@archway/ui';
import type { useExtractionTest } from './use-extraction-test.ts';
import styles from './extraction.module.css';

/** What the rule reads: each group, what they come to, and the jaw; or why nothing. */
export function ExtractionTest({ result, error, busy }: ReturnType<typeof useExtractionTest>) {
  const t = useText('production');
  return (
    <section className={styles.test} aria-label={t('extraction.test')} aria-busy={busy} aria-live="polite">
      <h3>{t('extraction.test')}</h3>
      {error ? (
        <p className={styles.problem}>{error instanceof ApiError ? error.message : t('extraction.untested')}</p>
      ) : !result ? (
        <p className={styles.quiet}>{t('extraction.untested')}</p>
      ) : result.text === null || result.text === '' ? (
        <StatusTag tone="error">{errorText('extractionFailed')}</StatusTag>
      ) : (
        <dl className={styles.groups}>
          {result.groups.map(({ key, text }) => (
            <div key={key}>
              <dt>{t('extraction.group', { name: key })}</dt>
              <dd>{text ?? '—'}</dd>
            </div>
          ))}
          <div className={styles.whole}>
            <dt>{t('extraction.combined')}</dt>
            <dd>{result.text}</dd>
          </div>
          <div>
            <dt>{t('extraction.isUpperJaw')}</dt>
            <dd>{result.upperJaw === null ? '—' : t(result.upperJaw ? 'yes' : 'no')}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}
