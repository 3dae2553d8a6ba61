import { useId } from 'react';
import { useText } from '@archway/platform';
import { Segmented, Switch } from '@archway/ui/data';
import { layers } from '../../../plan/view/plan-view.ts';
import type { Plan } from '../../../plan/view/use-plan.ts';
import styles from './panel.module.css';

const choices = ['both', 'upper', 'lower'] as const;
type Choice = (typeof choices)[number];

/** Which jaws are shown, and what of them. */
export function LayerSwitches({ plan: { state, dispatch } }: { plan: Plan }) {
  const t = useText('viewer3d');
  const id = useId();
  const { upper, lower } = state.jaws;
  return (
    <section className={styles.layers} aria-label={t('plan.show')}>
      <Segmented<Choice>
        block
        size="small"
        aria-label={t('plan.jaws')}
        value={upper && lower ? 'both' : upper ? 'upper' : 'lower'}
        options={choices.map((value) => ({ value, label: t(`plan.jawChoice.${value}`) }))}
        onChange={(jaws: Choice) => dispatch({ type: 'jaws', jaws })}
      />
      <ul>
        {layers.map((layer) => (
          <li key={layer}>
            <i data-mark={layer} aria-hidden />
            <label htmlFor={`${id}${layer}`}>{t(`plan.layer.${layer}`)}</label>
            <Switch
              id={`${id}${layer}`}
              size="small"
              checked={state.layers[layer]}
              onChange={() => dispatch({ type: 'layer', layer })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
