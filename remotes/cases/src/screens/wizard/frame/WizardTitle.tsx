import type { ReactNode } from 'react';
import { PageTitle } from '@archway/ui';
import { UploadNote } from './UploadNote.tsx';

interface Props {
  /** The patient's name; before the first save what the wizard is for. */
  children: string;
  /** Files on their way. */
  uploading: number;
  /** How the saving goes. */
  saving: ReactNode;
  onBack: () => void;
}

/** Whose case it is, and what goes on with it while one works. */
export function WizardTitle({ children, uploading, saving, onBack }: Props) {
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
      {children}
    </PageTitle>
  );
}
