import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Modal } from '@archway/ui';
import { useText } from '@archway/platform';
import { detailPath } from '../../case/case-address.ts';
import { dropArchives, takeArchive, useArchiveUpload } from './archive-uploads.ts';
import { ChooseArchive } from './ChooseArchive.tsx';
import { FoundArchive } from './FoundArchive.tsx';
import { ImportButtons } from './ImportButtons.tsx';
import { ImportState } from './ImportState.tsx';
import { destinationOf, firstChoice } from './destination.ts';
import { useImport } from './use-import.ts';
import styles from '../exchange.module.css';

/** Takes an archive of a case: chooses it, sends it, says what is in it, and makes a case of it. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText('cases');
  const navigate = useNavigate();
  const upload = useArchiveUpload();
  const { begun, job, error, begin, reset } = useImport();
  const [choice, choose] = useState(firstChoice);
  const found = upload?.found ?? null;
  const to = found && destinationOf(found.inside.places, choice);
  const made = job?.state === 'done' && job.caseId !== null && found ? job.caseId : null;
  const ended = made !== null || job?.state === 'failed' || Boolean(error);

  const restart = (): void => {
    dropArchives();
    reset();
    choose(firstChoice);
  };
  const close = (): void => {
    // What runs on the server goes on without this page.
    dropArchives();
    onClose();
  };
  const open = async (): Promise<void> => {
    close();
    if (made !== null && found) await navigate(detailPath({ caseId: made, version: found.inside.versions }));
  };
  return (
    <Modal
      open
      title={t('exchange.import.title')}
      mask={{ closable: false }}
      onCancel={close}
      footer={
        <ImportButtons
          begun={begun}
          onClose={close}
          onOther={ended || (found && !begun) ? restart : undefined}
          onImport={found && !begun && !error ? () => to !== null && void begin(found.objectName, to) : undefined}
          possible={to !== null}
          onOpen={made === null ? undefined : () => void open()}
        />
      }
    >
      <div className={styles.body}>
        {begun || error ? (
          <ImportState
            job={job}
            error={error}
            patientName={found?.inside.patientName ?? ''}
            onRetry={() => found && to !== null && void begin(found.objectName, to)}
          />
        ) : found ? (
          <FoundArchive inside={found.inside} choice={choice} onChoose={choose} onOpen={close} />
        ) : (
          <ChooseArchive upload={upload} onFile={takeArchive} />
        )}
      </div>
    </Modal>
  );
}
