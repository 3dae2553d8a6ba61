import type { CaseDetail, CaseModel } from '@archway/contracts';
import { confirmAction, formatDateTime, useText } from '@archway/platform';
import { Button, CloudCheck, CloudUpload, TriangleAlert } from '@archway/ui';
import { CaseHead } from '../../screens/parts/CaseHead.tsx';
import editorStyles from '../../screens/parts/editor.module.css';
import barStyles from '../../screens/parts/top-bar.module.css';
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
  const { saving, unsaved, busy, save } = correcting;
  const corrected = model.preparation?.corrected;
  const reload = async (): Promise<void> => {
    const sure = await confirmAction({
      ...{ title: t('teeth.conflictAsk.title'), body: t('teeth.conflictAsk.body'), okText: t('teeth.conflictAsk.ok') },
    });
    if (sure) onReload();
  };
  return (
    <header className={barStyles.top}>
      <CaseHead detail={detail} back={back} />
      <p className={styles.title}>
        <strong>{t(`teeth.jaw.${model.jaw}`)}</strong>
        <span>
          {corrected
            ? t('teeth.by', { name: corrected.correctedBy, time: formatDateTime(corrected.correctedAt) })
            : t('teeth.byMachine')}
        </span>
      </p>
      <div className={editorStyles.state}>
        {saving === 'conflict' ? (
          <button type="button" className={editorStyles.unsaved} onClick={() => void reload()}>
            <TriangleAlert aria-hidden /> {t('teeth.conflict')}
          </button>
        ) : (
          <span role="status" className={editorStyles.save}>
            {unsaved ? <CloudUpload aria-hidden /> : <CloudCheck aria-hidden />}
            {t(unsaved ? 'teeth.unsaved' : 'teeth.allSaved')}
          </span>
        )}
        <Button
          type="primary"
          className={editorStyles.submit}
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
