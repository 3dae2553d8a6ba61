import {
  type BasicInfoInput,
  CASE_ID_PATTERN,
  type CaseDetail,
  type Entrust,
  type PracticeListItem,
  entrustTo,
  genderCode,
} from '@archway/contracts';
import type { SessionUser } from '@archway/platform';

/** What the form sends; only other clients write a way of design as a word. */
export type FilledInfo = Omit<BasicInfoInput, 'entrust'> & { entrust: Entrust };

/** The form of the first step; empty fields are undefined. */
export type PatientValues = Partial<FilledInfo>;

/** A new case in the practice that the user works in, designed as the user usually has it designed. */
export function initialValues(practices: readonly PracticeListItem[], user: SessionUser | null): PatientValues {
  const open = practices.filter((practice) => !practice.accountExpired && practice.available);
  const practice = open.find((item) => item.isDefault) ?? open[0];
  return {
    ...(practice && { outpatientId: practice.outpatientId }),
    ...(user && !user.isMedical && { doctorId: user.doctorId }),
    productType: 'aligner',
    entrust: entrustTo.self,
  };
}

/** The saved case as the form shows it. */
export const valuesOf = (detail: CaseDetail): PatientValues => ({
  outpatientId: detail.outpatientId,
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
  mainComplaint: detail.mainComplaint ?? undefined,
});

const required = ['outpatientId', 'doctorId', 'patientName', 'gender', 'birthday'] as const;
export type RequiredField = (typeof required)[number];

const empty = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Required fields that are still empty, in the order of the form. */
export const missingFields = (values: PatientValues): RequiredField[] =>
  required.filter((field) => empty(values[field]));

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export type FieldProblem = 'required' | 'caseId' | 'email' | 'future' | 'tooLong';

/** What is wrong with a field, or undefined; the same rules as the server's, to be said at once. */
export function problemOf(field: keyof PatientValues, values: PatientValues, today: string): FieldProblem | undefined {
  const value = values[field];
  if ((required as readonly string[]).includes(field) && empty(value)) return 'required';
  if (empty(value)) return undefined;
  const text = String(value);
  if (field === 'ptNo' && !CASE_ID_PATTERN.test(text.trim())) return 'caseId';
  if (field === 'email' && !EMAIL.test(text.trim())) return 'email';
  if (field === 'birthday' && text > today) return 'future';
  if (field === 'mainComplaint' && text.length > 1500) return 'tooLong';
  return undefined;
}

const fields = [
  'outpatientId',
  'doctorId',
  'patientName',
  'gender',
  'birthday',
  'phone',
  'email',
  'ptNo',
  'mainComplaint',
] as const;

/** Whether the server would take the form as it is. */
export const isComplete = (values: PatientValues, today: string): boolean =>
  fields.every((field) => problemOf(field, values, today) === undefined);

const optional = (text: string | null | undefined): string | null => text?.trim() || null;

/** The form as the wire wants it; only for a complete one. */
export const toBasicInfo = (values: PatientValues): FilledInfo => ({
  outpatientId: values.outpatientId ?? '',
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
  mainComplaint: optional(values.mainComplaint),
});
