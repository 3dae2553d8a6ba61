import {
  type BasicInfoInput,
  type CaseDetail,
  type Entrust,
  type PracticeListItem,
  entrustTo,
  fieldProblem,
  genderCode,
  patientRules,
} from '@archway/contracts';
import { type SessionUser, wrongFields } from '@archway/platform';

/** What the form sends; only other clients write a way of design as a word. */
export type FilledInfo = Omit<BasicInfoInput, 'entrust'> & { entrust: Entrust };

/** The form of the first step; empty fields are undefined. */
export type PatientValues = Partial<FilledInfo>;
export type PatientField = keyof typeof patientRules;

/**
 * A new case in the practice that the user works in, designed as the user usually has it designed, where the practice
 * can have it so.
 * @param preferred way of design of the user's preference, as it is stored; anything else counts as none
 */
export function initialValues(
  practices: readonly PracticeListItem[],
  user: SessionUser | null,
  preferred?: unknown,
): PatientValues {
  const open = practices.filter((practice) => !practice.accountExpired && practice.available);
  const practice =
    open.find(({ practiceId }) => practiceId === user?.currentPracticeId) ??
    open.find((item) => item.isDefault) ??
    open[0];
  return {
    ...(practice && { practiceId: practice.practiceId }),
    ...(user && !user.isMedical && { doctorId: user.doctorId }),
    productType: 'aligner',
    entrust: usualWay(preferred, practice),
  };
}

/** A practice without a design center, or without a team, has what is left. */
function usualWay(preferred: unknown, practice: PracticeListItem | undefined): Entrust {
  if (['1', 'orgDesign'].includes(String(preferred)) && practice?.designCenterList.length) return entrustTo.center;
  return String(preferred) === '2' && practice?.teamDesignEnabled ? entrustTo.team : entrustTo.self;
}

/** The saved case as the form shows it. */
export const valuesOf = (detail: CaseDetail): PatientValues => ({
  practiceId: detail.practiceId,
  ptNo: detail.ptNo,
  patientName: detail.patientName,
  gender: detail.gender,
  birthday: detail.birthday,
  phone: detail.phone ?? undefined,
  email: detail.email ?? undefined,
  productType: detail.productType,
  entrust: detail.entrust,
  doctorId: detail.doctorId,
  customDoctorName: detail.customDoctorName ?? undefined,
  customClinic: detail.customClinic ?? undefined,
});

const problems = (values: PatientValues): readonly PatientField[] => wrongFields<PatientField>(patientRules, values);

/** Fields that must be filled and are still empty, in the order of the form. */
export const missingFields = (values: PatientValues): readonly PatientField[] =>
  problems(values).filter((field) => fieldProblem(patientRules[field], values[field]) === 'required');

/** Whether the server would take the form as it is, as far as its fields go. */
export const isComplete = (values: PatientValues): boolean => problems(values).length === 0;

const optional = (text: string | null | undefined): string | null => text?.trim() || null;

/** The form as the wire wants it; only for a complete one. */
export const toBasicInfo = (values: PatientValues): FilledInfo => ({
  practiceId: values.practiceId ?? '',
  ptNo: optional(values.ptNo),
  patientName: values.patientName?.trim() ?? '',
  gender: values.gender ?? genderCode.male,
  birthday: values.birthday ?? '',
  phone: optional(values.phone),
  email: optional(values.email),
  productType: values.productType ?? 'aligner',
  entrust: values.entrust ?? entrustTo.self,
  doctorId: optional(values.doctorId),
  customDoctorName: optional(values.customDoctorName),
  customClinic: optional(values.customClinic),
});
