import { z } from 'zod';
import { roleKeys } from '../access/roles.ts';
import { objectName } from '../files/stored-object.ts';
import { counted, day, id, instant } from '../wire/envelope.ts';
import { label } from './labels/entities.ts';
import { serviceIdSchema } from '../access/service-types.ts';
import { valueSchema } from '../wire/values.ts';
import { serviceIntakes } from './intake/service-intakes.ts';
import { caseMachine } from './machine.ts';
import { modelMachine } from './model-machine.ts';
import { modelPreparation } from './model-preparation.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { CLIENT_KEY_PATTERN } from '../wire/patterns.ts';
import { askedInRow } from './requests/asked-in-row.ts';
import { patientRules } from './patient-rules.ts';
import { caseStatusSchema } from './status.ts';
import { caseTurns } from './turn.ts';
import { treatmentMachine } from './treatment-machine.ts';
import { analyseFlagSchema, entrust, entrustSchema, genderSchema, jaw, treatStatusSchema } from './values.ts';

export const productTypes = ['aligner', 'retainer', 'printedAligner'] as const;

/** What the first step of the wizard asks for, by `patientRules`. */
export const basicInfo = z.strictObject({
  practiceId: fieldSchema(patientRules.practiceId),
  /** Custom case ID. */
  ptNo: fieldSchema(patientRules.ptNo),
  patientName: fieldSchema(patientRules.patientName),
  gender: genderSchema,
  birthday: fieldSchema(patientRules.birthday),
  phone: fieldSchema(patientRules.phone),
  email: fieldSchema(patientRules.email),
  productType: z.enum(productTypes).default('aligner'),
  entrust,
  /** Doctor of the case; the caller when absent. An assistant must name one of the practice. */
  doctorId: fieldSchema(patientRules.doctorId),
  customDoctorName: fieldSchema(patientRules.customDoctorName),
  customClinic: fieldSchema(patientRules.customClinic),
});
/** The same with the service that the case is of, which stays what it is. */
export const newCase = basicInfo.extend({
  serviceType: valueSchema(serviceIntakes).default(serviceIntakes[0].value),
  /** Made up by the client, 32 hexadecimal characters: asked again with it, it is the same case, as it is written now. */
  clientKey: z.string().regex(CLIENT_KEY_PATTERN).optional(),
});
export type NewCase = z.infer<typeof newCase>;
export type NewCaseInput = z.input<typeof newCase>;

export type BasicInfo = z.infer<typeof basicInfo>;
export type BasicInfoInput = z.input<typeof basicInfo>;

export const caseRow = z.object({
  caseId: id,
  version: counted,
  serviceType: serviceIdSchema,
  ptNo: z.string(),
  patientName: z.string(),
  gender: genderSchema,
  age: z.number().int(),
  /** 1 is the initial phase; n > 1 the (n-1)th refinement. */
  stage: counted,
  status: caseStatusSchema,
  entrust: entrustSchema,
  productType: z.enum(productTypes),
  practiceId: id,
  practiceName: z.string(),
  doctorId: id,
  doctorName: z.string(),
  focus: z.boolean(),
  labels: z.array(label),
  upperSteps: z.number().int().nullable(),
  lowerSteps: z.number().int().nullable(),
  /** What its service asks for, as far as its list tells; null for aligners, and while nothing was answered. */
  asked: askedInRow.nullable(),
  /** Of how many jaws this version has a scan. */
  modelCount: z.number().int(),
  /** What the reader is towards this case, by memberships of its practice; the reader's other roles count for nothing. */
  roles: z.array(z.enum(roleKeys)),
  /**
   * Actions of `caseMachine` that the reader may take now and that a call accepts. A row of the list has those that hang
   * on the status alone; the detail also those whose conditions hold.
   */
  actions: z.array(z.enum(caseMachine.actions)),
  /** What was approved is neither post-processed nor has a retainer yet: until then it is not confirmed. */
  unfinished: z.boolean(),
  /** Required photos of this version that stand at their positions. */
  photoCount: z.number().int(),
  /** The stored thumbnail that shows the case best; null while there is none. */
  thumbName: objectName.nullable(),
  /** What was said with the action that led to the status, where the next step hangs on it. */
  statusNote: z.string().nullable(),
  /** Since when the case has its status. */
  statusTime: instant,
  createTime: instant,
  submitTime: instant.nullable(),
  updateTime: instant,
});
export type CaseRow = z.infer<typeof caseRow>;

export const caseDetail = caseRow.extend({
  birthday: day,
  phone: z.string().nullable(),
  email: z.string().nullable(),
  customDoctorName: z.string().nullable(),
  customClinic: z.string().nullable(),
  creatorName: z.string(),
  dataSource: z.enum(['web', 'api']),
  treatStatus: treatStatusSchema,
  /** Actions of `treatmentMachine` that the reader may take now. */
  treatActions: z.array(z.enum(treatmentMachine.actions)),
  /** The reader may restart the case from this version now. */
  mayRestart: z.boolean(),
  /** Who has to act next; null at the end. */
  turn: z.enum(caseTurns).nullable(),
  /** The reader may change basic info and files. */
  editable: z.boolean(),
  /** The reader may put another scan in the place of one that was submitted. */
  canReplaceModel: z.boolean(),
  /** Grows with every change; sent back to detect concurrent edits. */
  revision: z.number().int(),
});
export type CaseDetail = z.infer<typeof caseDetail>;

/** How the back teeth of one side stand to those of the other jaw; null where none stand above others. */
const biteSide = z.object({
  meets: z.boolean(),
  /** Where they come nearest; below 0 where one jaw passes through the other. */
  gapMm: z.number(),
});

/** How a scan stands to the one of the other jaw, in the coordinates of their files. */
const modelBite = z.object({
  /** Check sum of the other file: against any other one this says nothing. */
  with: z.string(),
  /** Whether the teeth of both look at each other. */
  facing: z.boolean(),
  /** On the right of an upper jaw, on the left of a lower one. */
  lateral: biteSide.nullable(),
  opposite: biteSide.nullable(),
});

export const modelAnalysis = z.object({
  vertices: z.number().int(),
  triangles: z.number().int(),
  /** Extent along x, y, z in millimetres, after the unit guess. */
  sizeMm: z.tuple([z.number(), z.number(), z.number()]),
  openEdges: z.number().int(),
  nonManifoldEdges: z.number().int(),
  components: z.number().int(),
  surfaceAreaMm2: z.number(),
  /** Unknown: the file's numbers are shown as millimetres. */
  unitGuess: z.enum(['mm', 'cm', 'm', 'inch', 'um', 'unknown']),
  /** 0 to 1; below what is sure, words say so and nothing acts on it. */
  unitConfidence: z.number(),
  unitSure: z.boolean().default(false),
  jawGuess: z.enum(['upper', 'lower', 'unknown']),
  jawConfidence: z.number(),
  jawSure: z.boolean().default(false),
  /** A piece with about so many teeth; null for a whole arch and for what shows no teeth. */
  teeth: z.number().int().nullable().default(null),
  /** Diameters of the holes in its crowns in mm, largest first; null where it is not known where crowns are. */
  crownHoles: z.array(z.number()).nullable().default(null),
  /** Null where there was no other jaw yet, or where either shows no whole arch. */
  bite: modelBite.nullable().default(null),
});
export type ModelAnalysis = z.infer<typeof modelAnalysis>;

export const caseModel = z.object({
  modelId: id,
  caseId: id,
  version: counted,
  jaw,
  modelType: z.enum(['scan', 'aligner']),
  /** Name of the file that the user chose. */
  fileName: z.string(),
  objectName: z.string(),
  size: z.number().int(),
  /** The untouched original beside the compressed file, when compression changed the counts. */
  originObjectName: z.string().nullable(),
  vertices: z.number().int(),
  triangles: z.number().int(),
  /** What cleaning did, for people to read. */
  cleaning: z.record(z.string(), z.number()),
  analyseFlag: analyseFlagSchema,
  analysis: modelAnalysis.nullable(),
  /** Why the last analysis or preparation failed. */
  analysisError: z.string().nullable(),
  /** The repaired model; null until it was prepared. */
  preparation: modelPreparation.nullable(),
  uploadTime: instant,
  uploadedBy: z.string(),
  /** Actions of `modelMachine` that the reader may take now. */
  actions: z.array(z.enum(modelMachine.actions)),
});
export type CaseModel = z.infer<typeof caseModel>;

/** Columns of the case list, decided by the server. */
export const tableHead = z.object({
  key: z.string(),
  title: z.string(),
  /** Pixels that the words of the reader's language want, and the least that they are readable in. */
  width: z.number().int(),
  minWidth: z.number().int(),
  /** 0 is always shown; of the others the highest leaves first where the window is too narrow. */
  priority: z.number().int(),
  sortable: z.boolean(),
});
