import type { ReactNode } from 'react';
import { ArrowLeft, ArrowRight, Button, Check, CircleAlert, WizardBar } from '@archway/ui';
import { useText } from '@archway/platform';
import type { WizardStep } from '../steps.ts';
import styles from '../wizard.module.css';

interface Props {
  nextStep: WizardStep | undefined;
  busy: boolean;
  /** That what was typed is not saved: stands here, in sight of whoever types, before everything else. */
  failure: ReactNode;
  /** Why one cannot go on. */
  hint: string | undefined;
  /** What one may know before going on. */
  note: string | undefined;
  blocked: boolean;
  onBack: (() => void) | undefined;
  onLeave: () => void;
  onNext: () => void;
}

/** Back, why not yet, save and leave, and the one primary button, which names where it leads. */
export function WizardFooter({ nextStep, busy, failure, hint, note, blocked, onBack, onLeave, onNext }: Props) {
  const t = useText('cases');
  return (
    <WizardBar
      back={
        onBack ? (
          <Button icon={<ArrowLeft />} onClick={onBack}>
            {t('wizard.previous')}
          </Button>
        ) : undefined
      }
      hint={failure ?? (hint ? <Why>{hint}</Why> : note)}
      actions={
        <>
          <Button type="text" disabled={busy} onClick={onLeave}>
            {t('wizard.saveAndLeave')}
          </Button>
          <Button
            type="primary"
            loading={busy}
            disabled={blocked}
            icon={nextStep ? <ArrowRight /> : <Check />}
            iconPlacement="end"
            onClick={onNext}
          >
            {nextStep ? t('wizard.saveAndNext', { step: t(`step.${nextStep}`) }) : t('wizard.submit')}
          </Button>
        </>
      }
    />
  );
}

/** What is in the way is the reader's turn. */
function Why({ children }: { children: ReactNode }) {
  return (
    <span className={styles.why}>
      <CircleAlert aria-hidden="true" />
      {children}
    </span>
  );
}
