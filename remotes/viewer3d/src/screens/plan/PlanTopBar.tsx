import type { CaseDetail, ListedPlan } from '@archway/contracts';
import { usePhone, useText } from '@archway/platform';
import { Maximize2 } from '@archway/ui';
import { Select } from '@archway/ui/data';
import { toggleFullScreen } from '../../full-screen.ts';
import type { Reference } from '../../plan/stages/reference.ts';
import type { Plan } from '../../plan/view/use-plan.ts';
import { CaseHead } from '../parts/CaseHead.tsx';
import barStyles from '../parts/top-bar.module.css';
import { CommentsButton } from './comments/CommentsButton.tsx';
import type { Discussion } from './comments/use-discussion.ts';
import type { OtherPlans } from './use-other-plans.ts';
import styles from './plan.module.css';

interface Props {
  detail: CaseDetail;
  listed: ListedPlan;
  /** Newest first. */
  plans: readonly ListedPlan[];
  /** What it can be compared with, by phase. */
  others: readonly OtherPlans[];
  other: ListedPlan | undefined;
  plan: Plan;
  discussion: Discussion;
  back: string;
  onPlan: (planId: string) => void;
  onCompare: (planId: string | null) => void;
}

const NONE = 'none';

/** Whose plan this is, which one, what it is compared with and what lies over it. */
export function PlanTopBar({ detail, listed, plans, others, other, plan, discussion, back, onPlan, onCompare }: Props) {
  const t = useText('viewer3d');
  const phone = usePhone();
  const designed = plans.flatMap((each, at) =>
    each.documentHash === null
      ? []
      : [{ value: each.planId, label: t('plan.numbered', { num: plans.length - at, name: each.name }) }],
  );
  // Where all are of its own phase, a heading that says so is in the way.
  const [group] = others;
  const compared = others.length === 1 && group?.version === listed.version ? group.options : others;
  return (
    <header className={barStyles.top}>
      <CaseHead detail={detail} back={back} />
      <div className={styles.choices}>
        <Select
          className={styles.choice}
          aria-label={t('plan.choose')}
          value={listed.planId}
          options={designed}
          popupMatchSelectWidth={false}
          onChange={(value: string) => onPlan(value)}
        />
        {others.length > 0 && (
          <label className={styles.labelled}>
            <span>{t('plan.comparedWith')}</span>
            <Select
              className={styles.choice}
              aria-label={t('plan.comparedWith')}
              value={other?.planId ?? NONE}
              options={[{ value: NONE, label: t(phone ? 'plan.notCompared' : 'plan.nothing') }, ...compared]}
              popupMatchSelectWidth={false}
              onChange={(value: string) => onCompare(value === NONE ? null : value)}
            />
          </label>
        )}
        <OverlayChoice plan={plan} other={other} />
      </div>
      <CommentsButton discussion={discussion} />
      {!phone && (
        <button
          type="button"
          className={barStyles.back}
          aria-label={t('tool.fullScreen')}
          title={`${t('tool.fullScreen')} (F)`}
          onClick={() => toggleFullScreen(document.documentElement)}
        >
          <Maximize2 />
        </button>
      )}
    </header>
  );
}

/** What lies over the shown stage. */
function OverlayChoice({ plan, other }: Pick<Props, 'plan' | 'other'>) {
  const t = useText('viewer3d');
  const phone = usePhone();
  const { stages, state, dispatch } = plan;
  const named: readonly Reference[] = ['none', 'start', 'target', ...(other ? (['plan'] as const) : [])];
  const numbers = stages.kind === 'step' ? Array.from({ length: stages.total - 1 }, (_, at) => at + 1) : [];
  const label = (reference: Reference): string => {
    if (typeof reference === 'number') return t('plan.stage', { num: reference });
    if (reference === 'none') return t(phone ? 'plan.overlayNone' : 'plan.noOverlay');
    return reference === 'plan' ? (other?.name ?? '') : t(`plan.${reference}`);
  };
  return (
    <label className={styles.labelled}>
      <span>{t('plan.overlay')}</span>
      <Select
        className={styles.choice}
        aria-label={t('plan.overlay')}
        value={String(state.reference)}
        options={[...named, ...numbers].map((each) => ({ value: String(each), label: label(each) }))}
        popupMatchSelectWidth={false}
        onChange={(value: string) => {
          const found = [...named, ...numbers].find((each) => String(each) === value);
          dispatch({ type: 'reference', reference: found ?? 'none' });
        }}
      />
    </label>
  );
}
