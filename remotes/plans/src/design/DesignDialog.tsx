import { type ReactNode, useState } from 'react';
import type { DesignChoices, ListedPlan } from '@archway/contracts';
import { useText } from '@archway/platform';
import { Checkbox, FormDialog } from '@archway/ui/data';
import { TargetFields } from './TargetFields.tsx';
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
  /** Whether they are there already, in this plan or in the target that it leads to. */
  rooted: boolean;
  onDesign: (wanted: WantedDesign) => void;
  onClose: () => void;
}

const ID = 'design-plan';

/** What is asked before the machine designs a plan; it begins with what the prescription asks for. */
export function DesignDialog({ plan, choices: asked, cbct, rooted, onDesign, onClose }: Props) {
  const t = useText('plans');
  const [choices, setChoices] = useState(asked);
  const [roots, setRoots] = useState(cbct && rooted);
  const choose = (part: Partial<DesignChoices>): void => setChoices((now) => ({ ...now, ...part }));
  return (
    <FormDialog
      open
      id={ID}
      title={t('design.ask.title', { name: plan.name })}
      okText={t('open.designPlan')}
      busy={false}
      dirty={roots !== (cbct && rooted) || choices !== asked}
      onSubmit={() => onDesign({ choices, ...(roots && { roots }) })}
      onCancel={onClose}
    >
      {plan.documentHash === null ? null : <p className={styles.lead}>{t('design.replace.body')}</p>}
      {plan.planType === 'target' ? (
        <TargetFields {...{ id: ID, choices, choose }} />
      ) : (
        <p className={styles.lead}>{t('design.ask.ofTarget')}</p>
      )}
      <Choice
        id={`${ID}-sequence`}
        checked={choices.sequence}
        hint={t('design.ask.sequenceHint')}
        onChange={(sequence) => choose({ sequence })}
      >
        {t('design.ask.sequence')}
      </Choice>
      {cbct ? (
        <Choice id={`${ID}-roots`} checked={roots} hint={t('design.roots.hint')} onChange={setRoots}>
          {t('design.roots.choice')}
        </Choice>
      ) : null}
    </FormDialog>
  );
}

interface ChoiceProps {
  id: string;
  checked: boolean;
  hint: string;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}

/** Something to be taken or left, with what it means. */
const Choice = ({ id, checked, hint, onChange, children }: ChoiceProps) => (
  <div>
    <Checkbox checked={checked} aria-describedby={id} onChange={({ target }) => onChange(target.checked)}>
      {children}
    </Checkbox>
    <p id={id} className={styles.hint}>
      {hint}
    </p>
  </div>
);
