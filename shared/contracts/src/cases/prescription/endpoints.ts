import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { fieldSchema } from '../../wire/field-schema.ts';
import { id, instant, nothing } from '../../wire/envelope.ts';
import { caseKey, intakeKey } from '../case-key.ts';
import { prescriptionTemplateRules } from './rules.ts';
import { habitsSchema, prescriptionSchema } from './schema.ts';

/** 0 before anything was saved; sent back with a change to find out that somebody else made one. */
const revision = z.number().int().min(0);

const casePrescription = z.object({
  prescription: prescriptionSchema,
  revision,
  /** Null before anything was saved. */
  saved: z.object({ by: z.string(), at: instant }).nullable(),
});
export type CasePrescription = z.infer<typeof casePrescription>;

const template = z.object({
  templateId: id,
  name: z.string(),
  habits: habitsSchema,
  /** Of the reader; those of the case's doctor may be used, not changed, by an assistant. */
  own: z.boolean(),
  updateTime: instant,
});
export type PrescriptionTemplate = z.infer<typeof template>;
const templateBody = z.strictObject({ name: fieldSchema(prescriptionTemplateRules.name), habits: habitsSchema });

export const prescriptionEndpoints = {
  read: endpoint({
    id: 'prescription.read',
    method: 'GET',
    path: '/doctor/pt/prescription',
    summary: 'The prescription of a case version; nothing answered while none was saved.',
    access: ['case:list'],
    query: caseKey,
    data: casePrescription,
    errors: ['recordNotFound', 'requestMismatch'],
  }),
  save: endpoint({
    id: 'prescription.save',
    method: 'PUT',
    path: '/doctor/pt/prescription/:ptId/:version',
    summary: 'Saves the prescription of a case that is not submitted yet; it may be incomplete.',
    access: ['case:edit'],
    params: intakeKey,
    body: z.strictObject({ prescription: prescriptionSchema, revision }),
    data: z.object({ revision }),
    errors: ['basicInfoFirst', 'recordNotFound', 'caseNotEditable', 'caseChanged', 'requestMismatch'],
  }),
  last: endpoint({
    id: 'prescription.last',
    method: 'GET',
    path: '/doctor/pt/prescription/last',
    summary: 'What the doctor of a case asked for in the newest other case, without what speaks of its patient.',
    access: ['case:edit'],
    query: caseKey,
    data: z.object({ ptNo: z.string(), habits: habitsSchema }).nullable(),
    errors: ['recordNotFound', 'requestMismatch'],
  }),
  templates: endpoint({
    id: 'prescription.templates',
    method: 'GET',
    path: '/doctor/pt/prescriptionTemplate/list',
    summary:
      'Templates of prescriptions: those of the caller, and those of the doctor of a case that the caller works on.',
    access: ['case:edit'],
    query: caseKey,
    data: z.array(template),
    errors: ['recordNotFound', 'requestMismatch'],
  }),
  addTemplate: endpoint({
    id: 'prescription.addTemplate',
    method: 'POST',
    path: '/doctor/pt/prescriptionTemplate',
    summary: 'Keeps a template of the caller.',
    access: ['case:edit'],
    body: templateBody,
    data: template,
    errors: ['templateNameTaken', 'templateLimit'],
  }),
  updateTemplate: endpoint({
    id: 'prescription.updateTemplate',
    method: 'PUT',
    path: '/doctor/pt/prescriptionTemplate',
    summary: 'Renames a template of the caller and overwrites what it holds.',
    access: ['case:edit'],
    body: templateBody.extend({ templateId: id }),
    data: template,
    errors: ['recordNotFound', 'templateNameTaken'],
  }),
  removeTemplate: endpoint({
    id: 'prescription.removeTemplate',
    method: 'DELETE',
    path: '/doctor/pt/prescriptionTemplate/:templateId',
    summary: 'Removes a template of the caller.',
    access: ['case:edit'],
    params: z.strictObject({ templateId: id }),
    data: nothing,
    errors: ['recordNotFound'],
  }),
} as const;
