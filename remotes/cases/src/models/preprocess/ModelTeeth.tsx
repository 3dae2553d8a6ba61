import { Link } from 'react-router-dom';
import { type CaseModel, type CorrectedTeeth as Corrected } from '@archway/contracts';
import { formatDateTime, useText } from '@archway/platform';
import { CircleCheck, Pencil } from '@archway/ui';
import { useToothNames } from '../../prescription/teeth/use-tooth-names.ts';
import styles from '../models.module.css';
import { FoundTeeth } from './FoundTeeth.tsx';

/** The teeth of a scan: as somebody has put them right, else as they were found; with the way to correct them. */
export function ModelTeeth({ model, label }: { model: CaseModel; label: string }) {
  const t = useText('cases');
  const { caseId, version, modelId, preparation, actions } = model;
  if (!preparation?.teeth) return null;
  const { teeth, corrected } = preparation;
  return (
    <section className={styles.found} aria-label={label}>
      {corrected ? <CorrectedTeeth corrected={corrected} /> : <FoundTeeth found={teeth} />}
      {actions.includes('correctTeeth') ? (
        <p>
          <Link className={styles.correct} to={`/model-teeth?caseId=${caseId}&version=${version}&modelId=${modelId}`}>
            <Pencil aria-hidden="true" /> {t('foundTeeth.correct')}
          </Link>
        </p>
      ) : null}
    </section>
  );
}

function CorrectedTeeth({ corrected: { teeth, missing, correctedBy, correctedAt } }: { corrected: Corrected }) {
  const t = useText('cases');
  const { name } = useToothNames();
  return (
    <>
      <p className={styles.foundTold} data-corrected>
        <CircleCheck aria-hidden="true" />
        {t('foundTeeth.corrected', { count: teeth.length, name: correctedBy, time: formatDateTime(correctedAt) })}
      </p>
      {missing.length > 0 ? (
        <p>{t('foundTeeth.missing', { teeth: missing.map(name).join(t('foundTeeth.comma')) })}</p>
      ) : null}
    </>
  );
}
