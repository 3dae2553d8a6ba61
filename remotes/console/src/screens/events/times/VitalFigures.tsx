import { type PageTimes, type WebVitalName, webVitalLimits, webVitalNames } from '@archway/contracts';
import { formatNumber, useText } from '@archway/platform';
import { KeyFigure, KeyFigures, StatusTag, type StatusTone } from '@archway/ui';
import styles from './times.module.css';

type Rating = 'good' | 'fair' | 'poor';
const tones: Readonly<Record<Rating, StatusTone>> = { good: 'success', fair: 'warning', poor: 'error' };

const ratingOf = (name: WebVitalName, value: number): Rating => {
  const { good, poor } = webVitalLimits[name];
  return value <= good ? 'good' : value <= poor ? 'fair' : 'poor';
};

/** The web vitals at three quarters of all pages, rated as the browsers' makers rate them. */
export function VitalFigures({ vitals }: { vitals: PageTimes['vitals'] }) {
  const t = useText('console');
  const known = webVitalNames.flatMap((name) => vitals.find((vital) => vital.name === name) ?? []);
  if (known.length === 0) return null;
  return (
    <div className={styles.vitals}>
      <KeyFigures label={t('times.vitals')}>
        {known.map(({ name, count, p75 }) => {
          const rating = ratingOf(name, p75);
          return (
            <KeyFigure
              key={name}
              label={<abbr title={t(`times.vital.${name}`)}>{name}</abbr>}
              value={name === 'CLS' ? formatNumber(p75, { digits: 2 }) : formatNumber(Math.round(p75), { unit: 'ms' })}
              note={
                <>
                  <StatusTag tone={tones[rating]}>{t(`times.rating.${rating}`)}</StatusTag>{' '}
                  {t('times.measured', { count })}
                </>
              }
            />
          );
        })}
      </KeyFigures>
    </div>
  );
}
