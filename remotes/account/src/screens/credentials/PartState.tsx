import { type CertificationState, certifications, toneOf } from '@archway/contracts';
import { useText } from '@archway/platform';
import { StatusTag } from '@archway/ui';

/** Where a part stands, in words. */
export function PartState({ state }: { state: CertificationState }) {
  const t = useText('account');
  return <StatusTag tone={toneOf(certifications, state)}>{t(`overview.certification.${state}`)}</StatusTag>;
}
