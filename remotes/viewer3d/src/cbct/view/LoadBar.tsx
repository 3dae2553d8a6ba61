import { formatNumber, useText } from '@archway/platform';
import { Button, RefreshCw, TriangleAlert } from '@archway/ui';
import type { RunningLoad } from '../loading/use-volume-load.ts';
import { isReduced, largestFactor } from '../loading/shown-volume.ts';
import styles from './stage.module.css';

/** How far loading is, or what is seen instead of the whole volume. */
export function LoadBar({ load }: { load: RunningLoad }) {
  const t = useText('viewer3d');
  const { phase, fraction, shown, failure } = load;
  if (phase === 'failed' && failure && shown)
    return (
      <div className={styles.bar} role="alert" data-load="failed" data-failure={failure.kind}>
        <TriangleAlert aria-hidden />
        <span>
          {t(`cbct.failure.${failure.kind}.title`)} {t('cbct.load.quickStays')}
        </span>
        <Button size="small" icon={<RefreshCw />} onClick={load.start}>
          {t('action.retry')}
        </Button>
      </div>
    );
  if (phase === 'stopped')
    return (
      <div className={styles.bar} role="status" data-load="stopped">
        <span>{t(shown ? 'cbct.load.stopped' : 'cbct.load.stoppedEmpty')}</span>
        <Button size="small" onClick={load.start}>
          {t('cbct.load.whole')}
        </Button>
      </div>
    );
  if (phase === 'ready')
    return shown && isReduced(shown) ? (
      <div className={styles.bar} role="status" data-load="reduced">
        <TriangleAlert aria-hidden />
        <span>{t('cbct.reduced', { factor: largestFactor(shown) })}</span>
      </div>
    ) : null;
  if (phase === 'failed') return null;
  const percent = Math.round(fraction * 100);
  return (
    <div className={styles.bar} data-load={phase}>
      <span role="status">{t(`cbct.load.${phase}`)}</span>
      <progress max={100} value={percent} aria-label={t(`cbct.load.${phase}`)} />
      <span className={styles.percent}>{formatNumber(percent, { unit: '%' })}</span>
      {shown?.stage === 'quick' && <span className={styles.quick}>{t('cbct.load.quick')}</span>}
      <Button size="small" type="text" onClick={load.stop}>
        {t('cbct.load.stop')}
      </Button>
    </div>
  );
}
