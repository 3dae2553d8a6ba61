import { useText } from '@archway/platform';
import type { Plan } from './use-plan.ts';
import { useStage } from './use-clock.ts';
import styles from './stage.module.css';

interface Props {
  plan: Plan;
  /** Names of the plan and of the one that it is compared with, where there are several. */
  names: { readonly plan: string; readonly other: string } | null;
  /** Teeth differ from the compared plan, and are tinted. */
  changed: boolean;
}

/** What the colors of the canvas mean; each has a shape of its own besides. */
export function PlanLegend({ plan, names, changed }: Props) {
  const t = useText('viewer3d');
  const { state, source, stages, clock } = plan;
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
      {changed && (
        <li>
          <i data-mark="changed" aria-hidden />
          {t('plan.changed')}
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
