import type { OrderOffer, Steps } from '@archway/contracts';
import { errorText, useText } from '@archway/platform';
import { Checkbox, InputNumber } from '@archway/ui/data';
import type { OrderDraft } from './use-order-draft.ts';
import styles from './add.module.css';

interface Props {
  plan: NonNullable<OrderOffer['plan']>;
  draft: OrderDraft;
}

const jaws = ['upper', 'lower'] as const;

/** Which jaws are made, and which of their steps; of retainers the one whose teeth they hold. */
export function StepsFields({ plan, draft }: Props) {
  const t = useText('production');
  const { choice, retainer, set } = draft;
  const counts = { upper: plan.upperSteps ?? 0, lower: plan.lowerSteps ?? 0 };
  const unknown = draft.problem === 'orderStepsUnknown' || draft.problem === 'orderStepsMissing';
  return (
    <fieldset className={styles.jaws}>
      <legend>{t('add.steps')}</legend>
      {jaws.map((jaw) => {
        const steps: Steps | null = choice[jaw];
        const count = counts[jaw];
        const name = t(`jaw.${jaw}`);
        const change = (part: Partial<Steps>): void =>
          set({ [jaw]: { ...(steps ?? { from: 1, to: count }), ...part } });
        const number = (value: number | string | null, otherwise: number): number =>
          typeof value === 'number' ? value : otherwise;
        return (
          <div key={jaw} className={styles.jaw}>
            <Checkbox
              checked={steps !== null}
              disabled={count === 0}
              onChange={({ target }) => set({ [jaw]: target.checked ? { from: 1, to: count } : null })}
            >
              {name}
            </Checkbox>
            {steps ? (
              <>
                {retainer ? null : (
                  <>
                    <InputNumber
                      aria-label={t('add.from', { jaw: name })}
                      precision={0}
                      status={unknown ? 'error' : ''}
                      value={steps.from}
                      onChange={(value) => change({ from: number(value, 1) })}
                    />
                    <span aria-hidden="true">~</span>
                  </>
                )}
                <InputNumber
                  aria-label={t(retainer ? 'add.step' : 'add.to', { jaw: name })}
                  precision={0}
                  status={unknown ? 'error' : ''}
                  value={steps.to}
                  onChange={(value) => change({ to: number(value, count) })}
                />
              </>
            ) : null}
            <span className={styles.quiet}>{count === 0 ? t('add.noSteps') : t('add.ofSteps', { num: count })}</span>
          </div>
        );
      })}
      {unknown ? (
        <p className={styles.problem} role="alert">
          {errorText(draft.problem ?? 'orderStepsMissing', undefined, counts)}
        </p>
      ) : null}
    </fieldset>
  );
}
