import type { CaseDetail } from '@archway/contracts';
import { useText } from '@archway/platform';
import { ModelFiles } from '../../../models/ModelFiles.tsx';
import type { CaseModels } from '../../../models/use-case-models.ts';
import styles from './model-step.module.css';

/** The second step: a scan of each jaw. */
export function ModelStep({ detail, models }: { detail: CaseDetail; models: CaseModels }) {
  const t = useText('cases');
  return (
    <>
      <p className={styles.lead}>{t('models.lead')}</p>
      <ModelFiles detail={detail} models={models} />
    </>
  );
}
