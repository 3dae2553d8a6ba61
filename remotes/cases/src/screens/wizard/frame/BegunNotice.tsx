import { Button, NoticeBar } from '@archway/ui';
import { formatListTime, useText } from '@archway/platform';
import type { WizardCase } from '../saving/use-wizard-case.ts';
import styles from '../wizard.module.css';

/** Offers to go on with a patient who was begun on this device and not saved. The form is empty until one does. */
export function BegunNotice({ wizard: { begun, goOn, startAnew } }: { wizard: WizardCase }) {
  const t = useText('cases');
  if (!begun) return null;
  const time = formatListTime(begun.at, { inSentence: true });
  const name = begun.values.patientName?.trim();
  return (
    <NoticeBar
      tone="info"
      action={
        <span className={styles.begun}>
          <Button size="small" type="primary" onClick={goOn}>
            {t('wizard.begun.goOn')}
          </Button>
          <Button size="small" onClick={startAnew}>
            {t('wizard.begun.startAnew')}
          </Button>
        </span>
      }
    >
      {name ? t('wizard.begun.of', { name, time }) : t('wizard.begun.nameless', { time })}
    </NoticeBar>
  );
}
