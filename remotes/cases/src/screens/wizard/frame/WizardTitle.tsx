import type { ReactNode } from 'react';
import { PageTitle } from '@archway/ui';
import { useText } from '@archway/platform';
import { UploadNote } from './UploadNote.tsx';

interface Props {
  /** Absent before the first save. */
  patient: string | undefined;
  /** Files on their way. */
  uploading: number;
  /** How the saving goes. */
  saving: ReactNode;
  onBack: () => void;
}

/** Whose case it is, and what goes on with it while one works. */
export function WizardTitle({ patient, uploading, saving, onBack }: Props) {
  const t = useText('cases');
  return (
    <PageTitle
      onBack={onBack}
      actions={
        <>
          <UploadNote count={uploading} />
          {saving}
        </>
      }
    >
      {patient ?? t('wizard.title')}
    </PageTitle>
  );
}
