import { useState } from 'react';
import { Button, Card, Eye } from '@archway/ui';
import { useText } from '@archway/platform';
import { CbctBox } from './CbctBox.tsx';
import { CbctFacts } from './CbctFacts.tsx';
import { CbctMenu } from './CbctMenu.tsx';
import { CbctNotesList } from './words/CbctNotesList.tsx';
import { QuickLook } from './look/QuickLook.tsx';
import { type CbctDetail, useCaseCbct } from './use-case-cbct.ts';
import { usePreview } from './look/use-preview.ts';
import styles from './cbct.module.css';

/** The section CBCT Data: what is stored of the CT of a case version, and what was noticed in it. */
export function CbctData({ detail }: { detail: CbctDetail }) {
  const t = useText('cases');
  const state = useCaseCbct(detail);
  const preview = usePreview(detail);
  const [replacing, setReplacing] = useState(false);
  const { cbct, upload, mayUpload } = state;
  const isShown = cbct !== null && !upload && !(replacing && mayUpload);
  return (
    <Card
      title={t('cbct.data')}
      extra={
        isShown ? (
          <>
            <Button icon={<Eye />} onClick={preview}>
              {t('cbct.preview')}
            </Button>
            <CbctMenu cbct={cbct} mayUpload={mayUpload} onReplace={() => setReplacing(true)} />
          </>
        ) : undefined
      }
    >
      <CbctBox home="detail" state={state} replacing={replacing} onReplacing={setReplacing}>
        {cbct ? (
          <div className={styles.data}>
            <QuickLook cbct={cbct} onOpen={preview} />
            <div className={styles.stack}>
              <CbctFacts cbct={cbct} />
              <CbctNotesList notes={cbct.notes} />
            </div>
          </div>
        ) : null}
      </CbctBox>
    </Card>
  );
}
