import { formatNumber, useText } from '@archway/platform';
import { changeBounds, changeSizes } from '../stages/changed-teeth.ts';
import type { Plan } from './use-plan.ts';
import { useStage } from './use-clock.ts';
import styles from './stage.module.css';

interface Props {
  plan: Plan;
  /** Names of the plan and of the one that it is compared with, where there are several. */
  names: { readonly plan: string; readonly other: string } | null;
}

/** What the colors of the canvas mean; each has a shape of its own besides. */
export function PlanLegend({ plan, names }: Props) {
  const t = useText('viewer3d');
  const { state, source, stages, clock, changed } = plan;
  const stage = useStage(clock);
  const { reference } = state;
  const stageName =
    stages.kind === 'step' ? t('plan.stage', { num: stage }) : t(stage > 0 ? 'plan.target' : 'plan.start');
  const referenceName =
    typeof reference === 'number'
      ? t('plan.stage', { num: reference })
      : reference === 'plan'
        ? names?.other
        : reference === 'none'
          ? undefined
          : t(`plan.${reference}`);
  const bounds = {
    small: formatNumber(changeBounds[0], { digits: 1 }),
    large: formatNumber(changeBounds[1], { digits: 1 }),
  };
  const has = { attachment: source.document.attachments.length > 0, ipr: source.document.ipr.length > 0 };
  return (
    <ul className={styles.legend} aria-label={t('legend.title')}>
      <li>
        <i data-mark="tooth" aria-hidden />
        {names ? t('plan.ofPlan', { name: names.plan, what: stageName }) : stageName}
      </li>
      {referenceName !== undefined && (
        <li>
          <i data-mark="reference" aria-hidden />
          {referenceName}
        </li>
      )}
      {changed.size > 0 && (
        <li>
          {t('plan.changed')}
          {changeSizes.map((size) => (
            <span key={size} className={styles.size}>
              <i data-mark="changed" data-size={size} aria-hidden />
              {t(`plan.changedBy.${size}`, bounds)}
            </span>
          ))}
        </li>
      )}
      {has.attachment && state.layers.attachments && (
        <li>
          <i data-mark="attachment" aria-hidden />
          {t('plan.layer.attachments')}
        </li>
      )}
      {has.ipr && state.layers.ipr && (
        <li>
          <i data-mark="ipr" aria-hidden />
          {t('plan.iprMm')}
        </li>
      )}
    </ul>
  );
}
