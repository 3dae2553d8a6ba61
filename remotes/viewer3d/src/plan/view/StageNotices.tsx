import { toothText, useNumbering, useText } from '@archway/platform';
import { Button, CircleAlert, RefreshCw, TriangleAlert } from '@archway/ui';
import { Progress } from '@archway/ui/data';
import type { LoadFailure } from '../../loading/load-failure.ts';
import { bodied } from '../stages/plan-stages.ts';
import type { Plan } from './use-plan.ts';
import styles from './stage.module.css';

/** How far the meshes are, which of them could not be shown and why, and what became of the graphics card. */
export function StageNotices({ plan }: { plan: Plan }) {
  const t = useText('viewer3d');
  const { live, meshes, retry } = plan;
  const loads = [...meshes.bodies.values(), meshes.gum.upper, meshes.gum.lower].filter((load) => load !== null);
  const done = loads.filter(({ phase }) => phase !== 'waiting').length;
  const failure = loads.find((load) => load.phase === 'failed')?.failure;
  if (live.contextLost)
    return (
      <div className={styles.notice} role="alert" data-tone="warning">
        <TriangleAlert aria-hidden />
        <span>{t('context.lost')}</span>
        <Button size="small" onClick={live.rebuild}>
          {t('context.restore')}
        </Button>
      </div>
    );
  return (
    <div>
      {done < loads.length ? (
        <div className={styles.loading} role="status" data-loading>
          <span>{t('plan.loading', { done, all: loads.length })}</span>
          <Progress percent={Math.round((100 * done) / loads.length)} size="small" showInfo={false} status="active" />
        </div>
      ) : failure ? (
        <Failed plan={plan} failure={failure} retry={retry} />
      ) : null}
    </div>
  );
}

function Failed({ plan, failure, retry }: { plan: Plan; failure: LoadFailure; retry: () => void }) {
  const t = useText('viewer3d');
  const numbering = useNumbering();
  const { source, meshes } = plan;
  const teeth = bodied(source.document)
    .filter(({ body }) => body && meshes.bodies.get(body.sha256)?.phase === 'failed')
    .map(({ fdi }) => fdi);
  const gum = meshes.gum.upper?.phase === 'failed' || meshes.gum.lower?.phase === 'failed';
  const names = [...teeth.map((fdi) => toothText(fdi, numbering)), ...(gum ? [t('plan.layer.gum')] : [])].join(', ');
  return (
    <div className={styles.notice} role="alert" data-failure={failure.kind}>
      <CircleAlert aria-hidden />
      <div>
        <strong>{names ? t('plan.failed', { names }) : t('plan.failedOther')}</strong>
        <p>{t(`plan.failure.${failure.kind}`)}</p>
        <p className={styles.detail}>{failure.detail}</p>
      </div>
      <Button size="small" icon={<RefreshCw />} onClick={retry}>
        {t('action.retry')}
      </Button>
    </div>
  );
}
