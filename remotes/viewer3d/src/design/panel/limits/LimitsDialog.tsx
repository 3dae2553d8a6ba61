import { useState } from 'react';
import { type LimitsByType, plainLimits, standardMovementLimits, valuesOfWrong, wrongLimits } from '@archway/contracts';
import { errorText, useLang, useText } from '@archway/platform';
import { Button } from '@archway/ui';
import { FormDialog, LimitsTable, limitFieldId } from '@archway/ui/data';
import type { Design } from '../../use-design.ts';
import styles from '../panel.module.css';

const ID = 'design-limits';

/** Limits of movement of this plan alone; the stages follow. */
export function LimitsDialog({ design, onClose }: { design: Design; onClose: () => void }) {
  const t = useText('viewer3d');
  const lang = useLang();
  const { document: plan } = design.edits.now;
  const [initial] = useState(() => plainLimits(plan.limits));
  const [value, setValue] = useState<LimitsByType>(initial);
  const wrong = wrongLimits(value);
  const submit = (): void => {
    const [first] = wrong;
    if (first) {
      document.getElementById(limitFieldId(ID, first.movement.value, first.type?.value))?.focus();
      return;
    }
    design.limit(value);
    onClose();
  };
  return (
    <FormDialog
      open
      id={ID}
      title={t('design.limits.title')}
      okText={t('design.limits.apply')}
      busy={false}
      dirty={JSON.stringify(plainLimits(value)) !== JSON.stringify(initial)}
      onSubmit={submit}
      onCancel={onClose}
    >
      <p className={styles.hint}>{t(`design.limits.${plan.kind}`)}</p>
      <div>
        <LimitsTable
          {...{ id: ID, value, wrong, label: t('design.limits.title'), onChange: setValue }}
          problemOf={(each) => errorText('parameterOutOfRange', lang, valuesOfWrong(each))}
        />
      </div>
      <div>
        <Button size="small" onClick={() => setValue(standardMovementLimits)}>
          {t('design.limits.standard')}
        </Button>
      </div>
    </FormDialog>
  );
}
