import { z } from 'zod';
import { endpoint } from '../wire/endpoint.ts';
import { counted, id } from '../wire/envelope.ts';
import { caseKey, intakeKey } from './case-key.ts';
import { caseFinding } from './doubts.ts';
import { basicInfo, caseDetail, newCase } from './entities.ts';
import { caseListEndpoints } from './list-endpoints.ts';
import { refusedParts } from '../plans/results.ts';
import { fieldSchema } from '../wire/field-schema.ts';
import { plainCaseActions } from './machine.ts';
import { recordedActions } from './recorded-actions.ts';
import { caseStatusSchema } from './status.ts';
import { transferEndpoints } from './transfer-endpoints.ts';
import { treatmentMachine } from './treatment-machine.ts';
import { treatStatusSchema } from './values.ts';
import { wordsRules } from './words-rules.ts';

export const casesEndpoints = {
  ...caseListEndpoints,
  ...transferEndpoints,
  detail: endpoint({
    id: 'cases.detail',
    method: 'GET',
    path: '/doctor/pt/detail/:ptId/:version',
    summary: 'One version of a case.',
    access: ['case:list'],
    params: caseKey,
    data: caseDetail,
    errors: ['recordNotFound'],
  }),
  versions: endpoint({
    id: 'cases.versions',
    method: 'GET',
    path: '/doctor/pt/allVersion',
    summary: 'Versions of a case: the initial phase and its refinements.',
    access: ['case:list'],
    query: z.strictObject({ caseId: id }),
    data: z.array(z.object({ version: counted, stage: counted, status: caseStatusSchema })),
    errors: ['recordNotFound'],
  }),
  create: endpoint({
    id: 'cases.create',
    method: 'POST',
    path: '/doctor/pt',
    summary:
      'Opens a case with its basic info. Asked again by the same caller with the same `clientKey` it opens no second one, and changes the first as far as it may still be changed.',
    access: ['case:add'],
    body: newCase,
    data: z.object({ caseId: id, version: counted, revision: z.number().int() }),
    errors: [
      'serviceUnavailable',
      'addOrCreateOutpatient',
      'practiceExpired',
      'practiceDisabled',
      'accountExpired',
      'caseIdInvalid',
      'emailInvalid',
      'caseIdTaken',
      'noDesignCenter',
      'noDesignCenterMember',
      'teamDesignOff',
      'birthdayInFuture',
      'accountDisabled',
      'doctorUnknown',
      'recordNotFound',
      'caseNotEditable',
      'designTypeFixed',
    ],
  }),
  update: endpoint({
    id: 'cases.update',
    method: 'PUT',
    path: '/doctor/pt/:ptId/:version',
    summary: 'Changes the basic info of a case that is not submitted yet.',
    access: ['case:edit'],
    params: caseKey,
    body: basicInfo.extend({ revision: z.number().int() }),
    data: z.object({ revision: z.number().int() }),
    errors: [
      'recordNotFound',
      'caseChanged',
      'caseNotEditable',
      'caseIdInvalid',
      'emailInvalid',
      'caseIdTaken',
      'noDesignCenter',
      'noDesignCenterMember',
      'teamDesignOff',
      'birthdayInFuture',
      'designTypeFixed',
      'selfDesignByApi',
      'doctorUnknown',
    ],
  }),
  submit: endpoint({
    id: 'cases.submit',
    method: 'POST',
    path: '/doctor/pt/submit',
    summary: 'Submits a complete case for inspection.',
    access: ['case:submit'],
    body: intakeKey,
    data: z.object({ status: caseStatusSchema }),
    errors: [
      'basicInfoFirst',
      'recordNotFound',
      'modelMissing',
      'photosMissing',
      'prescriptionIncomplete',
      'prescriptionContradicts',
      'requestIncomplete',
      'cbctMissing',
      'bothModelsMissing',
      'doubtsOpen',
      'transitionRefused',
      'practiceExpired',
      'practiceDisabled',
      'accountExpired',
      'noDesignCenter',
      'noDesignCenterMember',
      'teamDesignOff',
      'selfDesignByApi',
    ],
  }),
  act: endpoint({
    id: 'cases.act',
    method: 'POST',
    path: '/doctor/pt/action',
    summary:
      'Takes an action of the case machine that needs nothing but the case, and a reason where one is asked for.',
    access: ['case:submit', 'plan:design', 'plan:audit', 'order:produce'],
    body: caseKey.extend({
      action: z.enum(plainCaseActions),
      /** Why; or the question, or its answer. */
      reason: fieldSchema(wordsRules.reason),
      /** What a doctor refuses with `reject`: the stages, or the goal that they lead to as well. */
      refused: z.enum(refusedParts).optional(),
    }),
    data: z.object({ status: caseStatusSchema }),
    errors: ['recordNotFound', 'transitionRefused', 'reasonRequired', 'planStarted', 'noPlan'],
  }),
  treat: endpoint({
    id: 'cases.treat',
    method: 'POST',
    path: '/doctor/pt/treatStatus',
    summary: 'Starts, pauses, resumes or ends the treatment of a case version.',
    access: ['case:submit'],
    body: caseKey.extend({ action: z.enum(treatmentMachine.actions) }),
    data: z.object({ treatStatus: treatStatusSchema }),
    errors: ['recordNotFound', 'noPermission', 'transitionRefused', 'treatmentTooEarly'],
  }),
  progress: endpoint({
    id: 'cases.progress',
    method: 'GET',
    path: '/design/record/ptSpeedRecord',
    summary: 'What happened to a case, newest first.',
    access: ['case:list'],
    query: z.strictObject({ caseId: id }),
    data: z.array(
      z.object({
        id,
        action: z.enum(recordedActions),
        from: caseStatusSchema.nullable(),
        to: caseStatusSchema,
        by: z.string(),
        /** Done in the name of the platform, by an administrator. */
        asAdmin: z.boolean(),
        version: counted,
        /** A reason or a remark that was given with the action. */
        note: z.string().nullable(),
        /** What the machine found, or what of it was said to be right. */
        findings: z.array(caseFinding),
        at: z.string(),
      }),
    ),
    errors: ['recordNotFound'],
  }),
  doctors: endpoint({
    id: 'cases.doctors',
    method: 'GET',
    path: '/doctor/outpatient/doctors',
    summary: 'Doctors of a practice that a case may be opened for.',
    access: ['case:add'],
    query: z.strictObject({ practiceId: id }),
    data: z.array(z.object({ doctorId: id, name: z.string() })),
    errors: ['recordNotFound'],
  }),
} as const;
