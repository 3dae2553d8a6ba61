import { EmptyState, FileBox } from '@archway/ui';
import { useText } from '@archway/platform';
import { ModelsLoaded } from '../ModelsLoaded.tsx';
import { type CaseModels, scanOf, jaws } from '../use-case-models.ts';
import { PreparedJaw } from './PreparedJaw.tsx';
import styles from '../models.module.css';

/** Repaired models beside their originals, both jaws side by side. */
export function PreprocessSection({ models }: { models: CaseModels }) {
  const t = useText('cases');
  const scans = jaws.flatMap((jaw) => scanOf(models.files, jaw) ?? []);
  return (
    <ModelsLoaded models={models}>
      {scans.length === 0 ? (
        <EmptyState icon={<FileBox />} title={t('models.none')} />
      ) : (
        <div className={styles.files}>
          <p className={styles.quiet}>{t('prepare.lead')}</p>
          <div className={styles.jaws}>
            {scans.map((model) => (
              <PreparedJaw key={model.modelId} model={model} progress={models.progress(model.modelId)} />
            ))}
          </div>
        </div>
      )}
    </ModelsLoaded>
  );
}
