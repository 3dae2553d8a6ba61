import { useState } from 'react';
import type { Answer, endpoints } from '@archway/contracts';
import { ConfirmStep } from './ConfirmStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { ShownCodes } from './ShownCodes.tsx';

type Enrolment = Answer<typeof endpoints.secondFactor.enrol>;

/** Turning it on: the password, the QR code with a first code of the app, the recovery codes. */
export function EnrolDialog({ onClose }: { onClose: () => void }) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (codes) return <ShownCodes codes={codes} onClose={onClose} />;
  if (enrolment) return <ConfirmStep enrolment={enrolment} onDone={setCodes} onCancel={onClose} />;
  return <PasswordStep onDone={setEnrolment} onCancel={onClose} />;
}
