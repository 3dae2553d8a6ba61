import { z } from 'zod';
import { serviceIdSchema } from '../../access/service-types.ts';
import { counted, day, id, instant } from '../../wire/envelope.ts';
import { productTypes } from '../entities.ts';
import { labelColors } from '../labels/label-colors.ts';
import { MOST_LABELS_ON_CASE } from '../labels/label-rules.ts';
import { caseStatusSchema } from '../status.ts';
import { entrustSchema, genderSchema, treatStatusSchema } from '../values.ts';
import { inOrder } from './in-order.ts';
import { archivedPerson } from './person.ts';

const text = (most: number) => z.string().max(most);
const steps = z.number().int().min(0).max(1000).nullable();

const version = z.strictObject({
  version: counted,
  /** 1 is the initial phase. */
  stage: counted,
  status: caseStatusSchema,
  statusTime: instant,
  treatStatus: treatStatusSchema,
  doctor: archivedPerson,
  patientName: text(60).min(1),
  gender: genderSchema,
  birthday: day,
  phone: text(30).nullable(),
  email: text(120).nullable(),
  productType: z.enum(productTypes),
  entrust: entrustSchema,
  customDoctorName: text(60).nullable(),
  customClinic: text(60).nullable(),
  upperSteps: steps,
  lowerSteps: steps,
  submitTime: instant.nullable(),
  createTime: instant,
  updateTime: instant,
  revision: counted,
});

/** The case, and the patient as each of its versions knew them. */
export const archivedCase = z.strictObject({
  caseId: id,
  serviceType: serviceIdSchema,
  ptNo: text(60).min(1),
  practice: z.strictObject({ id, name: text(200) }),
  creator: archivedPerson,
  dataSource: z.enum(['web', 'api']),
  handedOver: z.boolean(),
  createTime: instant,
  labels: z.array(z.strictObject({ name: text(60).min(1), color: z.enum(labelColors) })).max(MOST_LABELS_ON_CASE),
  versions: inOrder(version),
});
export type ArchivedCase = z.infer<typeof archivedCase>;
