import { z } from 'zod';
import { serviceTypes } from '../access/service-types.ts';
import { productTypes } from '../cases/entities.ts';
import { patientRules } from '../cases/patient-rules.ts';
import { prescriptionSchema } from '../cases/prescription/schema.ts';
import { designRequestSchema } from '../cases/requests/schema.ts';
import { caseStatuses } from '../cases/status.ts';
import { entrusts, genders } from '../cases/values.ts';
import { counted, day, id, instant } from '../wire/envelope.ts';
import { fieldSchema } from '../wire/field-schema.ts';

/** Services of cases in the words of the public API. */
export const apiServices = [
  { key: 'aligner', id: serviceTypes.aligner.id },
  { key: 'report', id: serviceTypes.report.id },
  { key: 'crown', id: serviceTypes.crownDesign.id },
  { key: 'implant', id: serviceTypes.plant.id },
] as const;

const keysOf = <const R extends { readonly key: string }>(rows: readonly R[]): R['key'][] => rows.map(({ key }) => key);

export const apiService = z.enum(keysOf(apiServices));
export const apiStatus = z.enum(keysOf(caseStatuses));
const designMode = z.enum(keysOf(entrusts));
const gender = z.enum(keysOf(genders));

/** What is kept of a case in a list. */
const row = {
  object: z.literal('case'),
  caseId: id,
  /** The newest version: 1 is the initial phase, each refinement is another one. */
  version: counted,
  /** The case ID that people read. */
  number: z.string(),
  service: apiService,
  status: apiStatus,
  statusChangedAt: instant,
  designMode,
  doctorId: id,
  doctorName: z.string(),
  createdAt: instant,
  submittedAt: instant.nullable(),
  updatedAt: instant,
};
export const apiCaseRow = z.object({ ...row, patientName: z.string() });

/** What a case lacks before it can be submitted. */
export const apiLack = z.object({
  /** A name of the error catalogue, e.g. `photosMissing`. */
  code: z.string(),
  message: z.string(),
  /** Positions of photos, questions, or kinds of doubts. */
  items: z.array(z.string()),
});

export const apiCase = z.object({
  ...row,
  /** `api` for a case that came through this API. */
  dataSource: z.enum(['web', 'api']),
  patient: z.object({
    name: z.string(),
    gender,
    birthday: day,
    phone: z.string().nullable(),
    email: z.string().nullable(),
  }),
  /** The newest stages that nobody has rejected; null before there are any. */
  plan: z
    .object({
      planId: id,
      name: z.string(),
      upperSteps: z.number().int().nullable(),
      lowerSteps: z.number().int().nullable(),
    })
    .nullable(),
  /** Basic info, prescription and files can still be changed. */
  editable: z.boolean(),
  /** Empty once the case is complete, or was submitted. */
  missing: z.array(apiLack),
});
export type ApiCase = z.infer<typeof apiCase>;
export type ApiLack = z.infer<typeof apiLack>;

export const newApiCase = z.strictObject({
  service: apiService.default('aligner'),
  /** `self` is refused: who sends a case through an interface does not design it here. */
  designMode,
  /** A doctor of the practice; the creator of the practice when absent. */
  doctorId: fieldSchema(patientRules.doctorId),
  /** At most 12 characters; counted when absent. */
  number: fieldSchema(patientRules.ptNo),
  patient: z.strictObject({
    name: fieldSchema(patientRules.patientName),
    gender,
    birthday: fieldSchema(patientRules.birthday),
    phone: fieldSchema(patientRules.phone),
    email: fieldSchema(patientRules.email),
  }),
  productType: z.enum(productTypes).default('aligner'),
  /** Names of doctor and clinic as they stand on orders. */
  customDoctorName: fieldSchema(patientRules.customDoctorName),
  customClinic: fieldSchema(patientRules.customClinic),
  /** Of cases of aligners and reports; it may be incomplete, and sent again. */
  prescription: prescriptionSchema.optional(),
  /** Of cases of crowns and implants, instead of a prescription. */
  request: designRequestSchema.optional(),
});
export type NewApiCase = z.infer<typeof newApiCase>;
