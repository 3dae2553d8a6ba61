import { useState } from 'react';
import { type CaseDetail, intakeOf } from '@archway/contracts';
import { Button, Plus } from '@archway/ui';
import { useText } from '@archway/platform';
import { JawCards } from './JawCards.tsx';
import type { CaseModels } from './use-case-models.ts';
import styles from './models.module.css';

interface Props {
  detail: Pick<CaseDetail, 'caseId' | 'version' | 'serviceType' | 'editable' | 'canReplaceModel'>;
  models: CaseModels;
}

/** Models of aligners below the scans. Few cases have them, so that places for them open when somebody asks. */
export function AlignerModels({ detail, models }: Props) {
  const t = useText('cases');
  const [asked, setAsked] = useState(false);
  const any =
    models.files.some(({ modelType }) => modelType === 'aligner') ||
    [...models.uploads.values()].some(({ place }) => place.modelType === 'aligner');
  // Crowns and implants have no aligners.
  const fits = intakeOf(detail.serviceType).steps.some((step) => step === 'prescription');
  if (!any && !(detail.editable && fits)) return null;
  if (!any && !asked) {
    return (
      <div>
        <Button icon={<Plus />} onClick={() => setAsked(true)}>
          {t('aligners.add')}
        </Button>
      </div>
    );
  }
  return (
    <section className={styles.files} aria-label={t('aligners.title')}>
      <h2 className={styles.group}>{t('aligners.title')}</h2>
      <JawCards detail={detail} models={models} modelType="aligner" />
    </section>
  );
}
