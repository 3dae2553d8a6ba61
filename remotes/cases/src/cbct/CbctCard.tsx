import { useState } from 'react';
import { Card } from '@archway/ui';
import { formatFileName, useText } from '@archway/platform';
import { CbctBox } from './CbctBox.tsx';
import { CbctFound } from './CbctFound.tsx';
import { CbctMenu } from './CbctMenu.tsx';
import { CbctNotesList } from './words/CbctNotesList.tsx';
import { type CbctDetail, useCaseCbct } from './use-case-cbct.ts';
import styles from './cbct.module.css';

/** The CT of a case in the wizard. */
export function CbctCard({ detail }: { detail: CbctDetail }) {
  const t = useText('cases');
  const state = useCaseCbct(detail);
  const [replacing, setReplacing] = useState(false);
  const { cbct } = state;
  return (
    <Card title={t('cbct.title')} meta={<span className={styles.hint}>{t('cbct.formats')}</span>}>
      <CbctBox home="wizard" state={state} replacing={replacing} onReplacing={setReplacing}>
        {cbct ? (
          <div className={styles.stack}>
            <CbctFound
              name={formatFileName(cbct.fileName)}
              volume={cbct.volume}
              extra={<CbctMenu cbct={cbct} mayUpload={state.mayUpload} onReplace={() => setReplacing(true)} />}
            />
            <CbctNotesList notes={cbct.notes} />
          </div>
        ) : null}
      </CbctBox>
    </Card>
  );
}
