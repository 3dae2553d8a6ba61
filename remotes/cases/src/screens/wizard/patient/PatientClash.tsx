import { useQuery } from '@tanstack/react-query';
import { type PracticeListItem, endpoints } from '@archway/contracts';
import { formatDay, query, useText } from '@archway/platform';
import { entrustName, genderName } from '../../../case/case-words.ts';
import { ClashCard } from '../../../saving/clash/ClashCard.tsx';
import type { WizardCase } from '../saving/use-wizard-case.ts';
import type { FilledInfo } from './patient-values.ts';

interface Props {
  wizard: Pick<WizardCase, 'clash' | 'resolve'>;
  practices: readonly PracticeListItem[];
}

/** Fields of the first step that two people have changed differently; nothing while there are none. */
export function PatientClash({ wizard: { clash, resolve }, practices }: Props) {
  const t = useText('cases');
  const practiceId = clash?.theirs.practiceId ?? '0';
  const doctors = useQuery({
    ...query(endpoints.cases.doctors, { query: { practiceId } }),
    enabled: clash !== null,
  });
  if (!clash) return null;
  // Everything else is what was typed.
  const named: { readonly [F in keyof FilledInfo]?: (of: FilledInfo) => string | null } = {
    gender: (of) => genderName(of.gender, t),
    birthday: (of) => formatDay(of.birthday),
    entrust: (of) => entrustName(of.entrust, t),
    productType: (of) => t(`product.${of.productType ?? 'aligner'}`),
    practiceId: (of) => practices.find((practice) => practice.practiceId === of.practiceId)?.name ?? null,
    doctorId: (of) => doctors.data?.find((doctor) => doctor.doctorId === of.doctorId)?.name ?? null,
  };
  const words = (of: FilledInfo, field: keyof FilledInfo): string | null =>
    named[field] ? named[field](of) : ((of[field] as string | null | undefined) ?? null);
  return <ClashCard clash={clash} title={(field) => t(`field.${field}`)} words={words} onResolve={resolve} />;
}
