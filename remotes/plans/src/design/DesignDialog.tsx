import { useId, useState } from 'react';
import { type DesignChoices, type ListedPlan, designArches, designChoiceLimits, iprChoices } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Modal } from '@archway/ui';
import { Checkbox, FormField, InputNumber, Segmented, Select } from '@archway/ui/data';
import styles from './design.module.css';

/** What goes with the question for a design. */
export interface WantedDesign {
  readonly choices: DesignChoices;
  readonly roots?: true;
}

interface Props {
  plan: ListedPlan;
  /** What the prescription asks for. */
  choices: DesignChoices;
  /** Whether roots can be taken from a CBCT. */
  cbct: boolean;
  onDesign: (wanted: WantedDesign) => void;
  onClose: () => void;
}

const { expansion, distalization } = designChoiceLimits;

/** What is asked before the machine designs a plan; it begins with what the prescription asks for. */
export function DesignDialog({ plan, choices: asked, cbct, onDesign, onClose }: Props) {
  const t = useText('plans');
  const [choices, setChoices] = useState(asked);
  const [roots, setRoots] = useState(false);
  const id = useId();
  const choose = (part: Partial<DesignChoices>): void => setChoices((now) => ({ ...now, ...part }));
  const words = { id, choices, choose };
  return (
    <Modal
      open
      title={t('design.ask.title', { name: plan.name })}
      okText={t('open.designPlan')}
      onOk={() => onDesign({ choices, ...(roots && { roots }) })}
      onCancel={onClose}
    >
      {plan.documentHash === null ? null : <p className={styles.lead}>{t('design.replace.body')}</p>}
      {plan.planType === 'target' ? (
        <TargetFields {...words} />
      ) : (
        <p className={styles.lead}>{t('design.ask.ofTarget')}</p>
      )}
      <div className={styles.choice}>
        <Checkbox checked={choices.sequence} onChange={({ target }) => choose({ sequence: target.checked })}>
          {t('design.ask.sequence')}
        </Checkbox>
        <p className={styles.hint}>{t('design.ask.sequenceHint')}</p>
      </div>
      {cbct ? (
        <div className={styles.choice}>
          <Checkbox
            checked={roots}
            aria-describedby={`${id}-roots`}
            onChange={({ target }) => setRoots(target.checked)}
          >
            {t('design.roots.choice')}
          </Checkbox>
          <p id={`${id}-roots`} className={styles.hint}>
            {t('design.roots.hint')}
          </p>
        </div>
      ) : null}
    </Modal>
  );
}

interface FieldsProps {
  id: string;
  choices: DesignChoices;
  choose: (part: Partial<DesignChoices>) => void;
}

/** How a target is set up. */
function TargetFields({ id, choices, choose }: FieldsProps) {
  const t = useText('plans');
  const { jaw, right, left } = choices.distalization;
  const back = (part: Partial<DesignChoices['distalization']>): void =>
    choose({ distalization: { ...choices.distalization, ...part } });
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
              {...{ control, ...expansion, value: choices.expansion }}
              onChange={(value) => choose({ expansion: value })}
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
        {({ id: control }) => (
          <Segmented
            id={control}
            aria-label={t('design.ask.first')}
            value={choices.first}
            options={jaws}
            onChange={(first) => choose({ first })}
          />
        )}
      </FormField>
      <FormField id={`${id}-back`} label={t('design.ask.distalization')} hint={t('design.ask.distalizationHint')}>
        {({ id: control }) => (
          <div className={styles.sides}>
            <Segmented
              id={control}
              aria-label={t('design.ask.distalization')}
              value={jaw}
              options={jaws}
              onChange={(value) => back({ jaw: value })}
            />
            {(
              [
                ['right', right],
                ['left', left],
              ] as const
            ).map(([side, value]) => (
              <label key={side}>
                {t(`design.ask.${side}`)}
                <Millimetres
                  control={{ id: `${id}-${side}` }}
                  {...{ ...distalization, value }}
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

interface MillimetresProps {
  control: { readonly id: string };
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** An amount in mm; one that is taken out stays what it was. */
const Millimetres = ({ control, min, max, value, onChange }: MillimetresProps) => (
  <InputNumber
    {...control}
    {...{ min, max, value, step: 0.5, precision: 1, suffix: 'mm' }}
    onChange={(mm) => {
      if (typeof mm === 'number') onChange(mm);
    }}
  />
);
