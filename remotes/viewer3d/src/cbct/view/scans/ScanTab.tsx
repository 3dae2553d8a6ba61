import { formatFileName, useText } from '@archway/platform';
import { Button, EmptyState, ErrorBox, FileBox, LoadingSkeleton, RefreshCw } from '@archway/ui';
import { Progress, Switch } from '@archway/ui/data';
import { type CaseScans, scanJaw } from './scans.ts';
import { AlignmentFields } from './AlignmentFields.tsx';
import type { Registration } from './use-registration.ts';
import styles from '../panel/panel.module.css';

interface Props {
  scans: CaseScans;
  registration: Registration;
  onPlace: () => void;
  onPick: () => void;
  onRefine: () => void;
}

/** The jaw scans of the case over the CT: which are shown, and how they came to stand where they stand. */
export function ScanTab({ scans, registration, onPlace, onPick, onRefine }: Props) {
  const t = useText('viewer3d');
  const { list, failed, loads, wanted, shown } = scans;
  if (failed) return <ErrorBox title={t('cbct.scan.failed')} error={failed} onRetry={scans.reload} />;
  if (!list) return <LoadingSkeleton rows={2} />;
  if (list.length === 0) return <EmptyState icon={<FileBox />} title={t('cbct.scan.empty')} />;
  return (
    <>
      <section className={styles.section}>
        <h3>{t('cbct.scan.title')}</h3>
        {list.map((model) => {
          const load = loads.get(model.modelId);
          const jaw = scanJaw(model);
          return (
            <div key={model.modelId} className={styles.scan}>
              <label className={styles.row}>
                <span>
                  <i className={styles.swatch} data-jaw={jaw} aria-hidden />
                  {t(`jaw.${jaw}`)}
                </span>
                <Switch
                  size="small"
                  checked={wanted.includes(model.modelId)}
                  onChange={(on) => scans.want(model.modelId, on)}
                />
              </label>
              <span className={styles.note}>{formatFileName(model.fileName)}</span>
              {load?.phase === 'loading' && <Progress percent={Math.round(load.fraction * 100)} size="small" />}
              {load?.phase === 'preparing' && <span className={styles.note}>{t('cbct.scan.preparing')}</span>}
              {load?.phase === 'failed' && (
                <p className={styles.warning} role="alert">
                  {t(`failure.${load.failure.kind}`)}
                  <Button size="small" type="text" icon={<RefreshCw />} onClick={() => scans.retry(model)}>
                    {t('action.retry')}
                  </Button>
                </p>
              )}
            </div>
          );
        })}
      </section>
      {shown.length > 0 && (
        <AlignmentFields registration={registration} onPlace={onPlace} onPick={onPick} onRefine={onRefine} />
      )}
      <p className={styles.note}>{t('cbct.align.tabOnly')}</p>
    </>
  );
}
