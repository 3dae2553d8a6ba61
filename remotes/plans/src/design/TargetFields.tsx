import { type DesignChoices, designArches, designChoiceLimits, iprChoices } from '@archway/contracts';
import { useText } from '@archway/platform';
import { FormField, Segmented, Select } from '@archway/ui/data';
import { Millimetres } from './Millimetres.tsx';
import styles from './design.module.css';

const limits = {
  expansion: { min: designChoiceLimits.expansion.min, max: designChoiceLimits.expansion.max },
  distalization: { min: designChoiceLimits.distalization.min, max: designChoiceLimits.distalization.max },
};

interface Props {
  id: string;
  choices: DesignChoices;
  choose: (part: Partial<DesignChoices>) => void;
}

/** How a target is set up. */
export function TargetFields({ id, choices, choose }: Props) {
  const t = useText('plans');
  const { distalization } = choices;
  const back = (part: Partial<DesignChoices['distalization']>): void =>
    choose({ distalization: { ...distalization, ...part } });
  const jaws = (['upper', 'lower'] as const).map((value) => ({ value, label: t(`design.jaw.${value}`) }));
  return (
    <div className={styles.fields}>
      <FormField id={`${id}-arch`} label={t('design.ask.arch')}>
        {(control) => (
          <Select
            {...control}
            value={choices.arch}
            options={designArches.map((value) => ({ value, label: t(`design.ask.arches.${value}`) }))}
            onChange={(arch) => choose({ arch })}
          />
        )}
      </FormField>
      {choices.arch === 'expanded' ? (
        <FormField id={`${id}-expansion`} label={t('design.ask.expansion')}>
          {(control) => (
            <Millimetres
              {...{ id: control.id, ...limits.expansion, value: choices.expansion }}
              onChange={(expansion) => choose({ expansion })}
            />
          )}
        </FormField>
      ) : null}
      <FormField id={`${id}-ipr`} label={t('design.ask.ipr')} hint={t('design.ask.iprHint')}>
        {(control) => (
          <Select
            {...control}
            value={choices.ipr}
            options={iprChoices.map((value) => ({ value, label: t(`design.ask.iprs.${value}`) }))}
            onChange={(ipr) => choose({ ipr })}
          />
        )}
      </FormField>
      <FormField id={`${id}-first`} label={t('design.ask.first')} hint={t('design.ask.firstHint')}>
        {(control) => (
          <Segmented
            id={control.id}
            aria-label={t('design.ask.first')}
            aria-describedby={control['aria-describedby']}
            value={choices.first}
            options={jaws}
            onChange={(first) => choose({ first })}
          />
        )}
      </FormField>
      <FormField id={`${id}-back`} label={t('design.ask.distalization')} hint={t('design.ask.distalizationHint')}>
        {(control) => (
          <div className={styles.sides}>
            <Segmented
              id={control.id}
              aria-label={t('design.ask.distalization')}
              aria-describedby={control['aria-describedby']}
              value={distalization.jaw}
              options={jaws}
              onChange={(jaw) => back({ jaw })}
            />
            {(['right', 'left'] as const).map((side) => (
              <label key={side} htmlFor={`${id}-${side}`}>
                {t(`design.ask.${side}`)}
                <Millimetres
                  {...{ id: `${id}-${side}`, ...limits.distalization, value: distalization[side] }}
                  onChange={(mm) => back({ [side]: mm })}
                />
              </label>
            ))}
          </div>
        )}
      </FormField>
    </div>
  );
}
