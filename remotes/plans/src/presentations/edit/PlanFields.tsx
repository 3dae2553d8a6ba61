import { type Slide, type SlideOf, type SlidePlan, type SlideView, slideViews } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Select, Switch } from '@archway/ui/data';
import { Labelled } from './Labelled.tsx';
import styles from './editor.module.css';

interface Props {
  slide: SlideOf<'stage' | 'comparison' | 'summary'>;
  plans: readonly SlidePlan[];
  onChange: (slide: Slide) => void;
}

/** Stands for the target, which is no number. */
const TARGET = -1;

/** Which plan a slide shows, and how. */
export function PlanFields({ slide, plans, onChange }: Props) {
  const t = useText('plans');
  const plan = plans.find(({ planId }) => planId === slide.planId);
  return (
    <>
      <Labelled label={t('present.field.plan')} {...(plans.length === 0 && { hint: t('present.noPlans') })}>
        <Select
          className={styles.wide}
          placeholder={t('present.choosePlan')}
          disabled={plans.length === 0}
          // A plan that is not there any more has no name.
          value={plan?.planId ?? null}
          options={plans.map(({ planId, name, planType }) => ({
            value: planId,
            label: `${name} · ${t(`task.${planType}`)}`,
          }))}
          onChange={(planId: string | null) => onChange({ ...slide, planId })}
        />
      </Labelled>
      {slide.kind === 'stage' ? <StageFields slide={slide} plan={plan} onChange={onChange} /> : null}
      {slide.kind === 'summary' ? null : (
        <Labelled label={t('present.field.view')}>
          <Select
            className={styles.wide}
            value={slide.view}
            options={slideViews.map((value) => ({ value, label: t(`present.view.${value}`) }))}
            onChange={(view: SlideView) => onChange({ ...slide, view })}
          />
        </Labelled>
      )}
    </>
  );
}

function StageFields({
  slide,
  plan,
  onChange,
}: Pick<Props, 'onChange'> & { slide: SlideOf<'stage'>; plan: SlidePlan | undefined }) {
  const t = useText('plans');
  const last = Math.max(plan?.upperSteps ?? 0, plan?.lowerSteps ?? 0);
  const between = Array.from({ length: Math.max(0, last - 1) }, (_, at) => at + 1);
  // A number that the chosen plan does not have is still said.
  const numbers =
    slide.step !== null && slide.step > 0 && !between.includes(slide.step) ? [...between, slide.step] : between;
  return (
    <>
      <Labelled label={t('present.field.step')}>
        <Select
          className={styles.wide}
          showSearch={{ optionFilterProp: 'label' }}
          value={slide.step ?? TARGET}
          options={[
            { value: 0, label: t('present.start') },
            ...numbers.map((value) => ({ value, label: t('present.step', { num: value }) })),
            { value: TARGET, label: t('present.target') },
          ]}
          onChange={(step: number) => onChange({ ...slide, step: step === TARGET ? null : step })}
        />
      </Labelled>
      <label className={styles.switch}>
        <Switch checked={slide.animated} onChange={(animated) => onChange({ ...slide, animated })} />
        <span>{t('present.animated')}</span>
      </label>
    </>
  );
}
