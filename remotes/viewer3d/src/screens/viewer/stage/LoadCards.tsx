import type { ShownModel } from '../../../objects/shown-models.ts';
import { formatFileName, useText } from '@archway/platform';
import { Button, CircleAlert, RefreshCw } from '@archway/ui';
import { Progress } from '@archway/ui/data';
import type { Load, Loads } from '../../../loading/model-loads.ts';
import { jawOf } from '../../../objects/object-list.ts';
import styles from '../workbench.module.css';

interface Props {
  /** Those that are seen, or would be if they were here. */
  models: readonly ShownModel[];
  loads: Loads;
  retry: (model: ShownModel) => void;
}

/** How far each model is, and which one could not be shown and why; the others are not affected. */
export function LoadCards({ models, loads, retry }: Props) {
  const open = models.filter(({ modelId }) => loads.get(modelId)?.phase !== 'ready');
  if (open.length === 0) return null;
  return (
    <ul className={anyReady(loads) ? `${styles.cards} ${styles.aside}` : styles.cards}>
      {open.map((model) => (
        <li key={model.modelId}>
          <Card model={model} load={loads.get(model.modelId)} retry={retry} />
        </li>
      ))}
    </ul>
  );
}

const anyReady = (loads: Loads): boolean => [...loads.values()].some(({ phase }) => phase === 'ready');

function Card({ model, load, retry }: { model: ShownModel; load: Load | undefined; retry: Props['retry'] }) {
  const t = useText('viewer3d');
  const name = t(`modelInText.${model.modelType}.${jawOf(model)}`);
  if (load?.phase === 'failed')
    return (
      <div className={styles.failed} role="alert" data-failure={load.failure.kind}>
        <CircleAlert aria-hidden />
        <div>
          <strong>{t('failure.title', { name, file: formatFileName(model.fileName) })}</strong>
          <p>{t(`failure.${load.failure.kind}`)}</p>
          <p className={styles.failedDetail}>{load.failure.detail}</p>
        </div>
        <Button size="small" icon={<RefreshCw />} onClick={() => retry(model)}>
          {t('action.retry')}
        </Button>
      </div>
    );
  const percent = load?.phase === 'loading' ? Math.round(load.fraction * 100) : load ? 100 : 0;
  return (
    <div className={styles.loading} role="status">
      <span>{t(load?.phase === 'preparing' ? 'loading.prepare' : 'loading.model', { name })}</span>
      <Progress percent={percent} size="small" showInfo={load?.phase === 'loading'} status="active" />
    </div>
  );
}
