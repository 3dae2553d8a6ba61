import type { ReactNode } from 'react';
import { Button, EmptyState, ErrorBox, Layers, LoadingSkeleton } from '@archway/ui';
import { formatFileName, notify, useText } from '@archway/platform';
import { CbctDrop } from './drop/CbctDrop.tsx';
import { CbctFailed } from './upload/CbctFailed.tsx';
import { CbctProgress } from './upload/CbctProgress.tsx';
import { InterruptedCbctBar } from './upload/InterruptedCbctBar.tsx';
import { SeriesDialog } from './series/SeriesDialog.tsx';
import { type CbctHome, isChoosing } from './upload/cbct-upload.ts';
import { cancelCbct, pickSeries, startCbct } from './upload/cbct-uploads.ts';
import type { Choice } from './drop/choose-files.ts';
import type { CaseCbctState } from './use-case-cbct.ts';
import styles from './cbct.module.css';

interface Props {
  home: CbctHome;
  state: CaseCbctState;
  /** The reader wants another CT in place of the stored one. */
  replacing: boolean;
  onReplacing: (replacing: boolean) => void;
  /** Shows what is stored. */
  children: ReactNode;
}

/** What there is of a CT, whatever that is: an upload comes first, then the stored one, then the place to drop one. */
export function CbctBox({ home, state, replacing, onReplacing, children }: Props) {
  const t = useText('cases');
  const { place, cbct, upload, loaded, error, retry, mayUpload } = state;
  if (upload?.state === 'serverError') return <CbctFailed upload={upload} />;
  if (upload) {
    const cancel = (): void => void cancelCbct(place).catch(() => notify.error(t('cbct.cancelFailed')));
    return (
      <>
        <CbctProgress upload={upload} home={home} />
        {upload.opened && isChoosing(upload) ? (
          <SeriesDialog
            name={formatFileName(upload.name)}
            opened={upload.opened}
            onPick={(key) => pickSeries(place, key)}
            onCancel={cancel}
          />
        ) : null}
      </>
    );
  }
  if (error && !loaded) return <ErrorBox title={t('cbct.failed')} error={error} onRetry={retry} />;
  if (!loaded) return <LoadingSkeleton variant="card" rows={2} />;
  if (!mayUpload) return cbct ? children : <EmptyState icon={<Layers />} title={t('cbct.none')} />;
  const take = (choice: Choice): void => {
    onReplacing(false);
    startCbct(place, choice);
  };
  return (
    <div className={styles.stack}>
      <InterruptedCbctBar caseId={place.caseId} version={place.version} />
      {cbct && !replacing ? children : <CbctDrop onChoice={take} />}
      {cbct && replacing ? (
        <Button type="text" onClick={() => onReplacing(false)}>
          {t('cbct.keep')}
        </Button>
      ) : null}
    </div>
  );
}
