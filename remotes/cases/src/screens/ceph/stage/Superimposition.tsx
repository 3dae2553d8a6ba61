import { structures } from '@archway/ceph';
import { Select, Switch } from '@archway/ui/data';
import { formatDay, useText } from '@archway/platform';
import type { Comparison } from './use-comparison.ts';
import { useWord } from '../words/use-word.ts';
import styles from './stage.module.css';

/** Dates of the tracings that are shown, and the structure on which the earlier one is laid. */
export function Superimposition({ filmDate, comparison }: { filmDate: string; comparison: Comparison }) {
  const t = useText('cases');
  const word = useWord();
  const { others, earlier, structure, laid, shown } = comparison;
  if (!earlier) {
    return (
      <div className={`${styles.panel} ${styles.legend}`}>
        <i className={styles.swatch} aria-hidden="true" />
        {formatDay(filmDate)}
      </div>
    );
  }
  return (
    <>
      <div className={`${styles.panel} ${styles.legend}`}>
        <i className={styles.swatch} aria-hidden="true" />
        {formatDay(filmDate)}
        <i className={`${styles.swatch} ${styles.swatchEarlier}`} aria-hidden="true" />
        {others.length > 1 ? (
          <Select
            size="small"
            variant="borderless"
            aria-label={t('ceph.overlap.film')}
            value={earlier.film.objectName}
            options={others.map(({ film, filmDate: day }) => ({ value: film.objectName, label: formatDay(day) }))}
            onChange={(name: string) => {
              const film = others.find((each) => each.film.objectName === name);
              if (film) comparison.choose(film);
            }}
          />
        ) : (
          formatDay(earlier.filmDate)
        )}
      </div>
      <div className={`${styles.panel} ${styles.overlay}`} role="group" aria-label={t('ceph.overlap.label')}>
        {t('ceph.overlap.on')}
        <Select
          size="small"
          variant="borderless"
          aria-label={t('ceph.overlap.structure')}
          value={structure.key}
          options={structures.map(({ key, name }) => ({ value: key, label: word(name) }))}
          onChange={(key: string) => {
            const chosen = structures.find((each) => each.key === key);
            if (chosen) comparison.on(chosen);
          }}
        />
        {laid ? (
          <Switch size="small" checked={shown} onChange={comparison.show} aria-label={t('ceph.overlap.show')} />
        ) : (
          <span>{t('ceph.overlap.lacking')}</span>
        )}
      </div>
    </>
  );
}
