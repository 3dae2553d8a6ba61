import { Link } from 'react-router-dom';
import type { CaseDetail, CaseModel } from '@archway/contracts';
import { confirmAction, formatDateTime, useText } from '@archway/platform';
import { ArrowLeft, Button, CloudCheck, CloudUpload, TriangleAlert } from '@archway/ui';
import { usePhaseName } from '../../screens/parts/use-phase-name.ts';
import planStyles from '../../screens/plan/plan.module.css';
import designStyles from '../../design/view/design.module.css';
import type { Correcting } from '../state/use-correcting.ts';
import styles from './teeth.module.css';

interface Props {
  detail: CaseDetail;
  model: CaseModel;
  correcting: Correcting;
  back: string;
  onReload: () => void;
}

/** Whose jaw this is, who has corrected it last, whether it is saved, and the button that saves it. */
export function TeethTopBar({ detail, model, correcting, back, onReload }: Props) {
  const t = useText('viewer3d');
  const phase = usePhaseName()(detail.stage);
  const { saving, unsaved, busy, save } = correcting;
  const corrected = model.preparation?.corrected;
  const reload = async (): Promise<void> => {
    const sure = await confirmAction({
      ...{ title: t('teeth.conflictAsk.title'), body: t('teeth.conflictAsk.body'), okText: t('teeth.conflictAsk.ok') },
    });
    if (sure) onReload();
  };
  return (
    <header className={planStyles.top}>
      <Link to={back} className={planStyles.back} aria-label={t('action.backToCase')} title={t('action.backToCase')}>
        <ArrowLeft />
      </Link>
      <div className={planStyles.who}>
        <h1>
          {detail.patientName} <span>· {phase}</span>
        </h1>
        <p>{detail.ptNo}</p>
      </div>
      <p className={styles.title}>
        <strong>{t(`teeth.jaw.${model.jaw}`)}</strong>
        <span>
          {corrected
            ? t('teeth.by', { name: corrected.correctedBy, time: formatDateTime(corrected.correctedAt) })
            : t('teeth.byMachine')}
        </span>
      </p>
      <div className={designStyles.state}>
        {saving === 'conflict' ? (
          <button type="button" className={designStyles.unsaved} onClick={() => void reload()}>
            <TriangleAlert aria-hidden /> {t('teeth.conflict')}
          </button>
        ) : (
          <span role="status" className={designStyles.save}>
            {unsaved ? <CloudUpload aria-hidden /> : <CloudCheck aria-hidden />}
            {t(unsaved ? 'teeth.unsaved' : 'teeth.allSaved')}
          </span>
        )}
        <Button
          type="primary"
          className={designStyles.submit}
          loading={saving === 'saving'}
          disabled={!unsaved || busy || saving === 'conflict'}
          onClick={() => void save()}
        >
          {t('teeth.save')}
        </Button>
      </div>
    </header>
  );
}
