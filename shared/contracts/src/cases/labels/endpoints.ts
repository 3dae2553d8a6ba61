import { z } from 'zod';
import { batchOf, batchRows } from '../../wire/batch.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { id, nothing } from '../../wire/envelope.ts';
import { fieldSchema } from '../../wire/field-schema.ts';
import { labelCategory } from './entities.ts';
import { labelColors } from './label-colors.ts';
import { labelRules } from './label-rules.ts';

const categoryName = fieldSchema(labelRules.categoryName);
const color = z.enum(labelColors);

/** Labels of cases, and the categories that a practice sorts them into. */
export const labelEndpoints = {
  list: endpoint({
    id: 'labels.list',
    method: 'GET',
    path: '/doctor/pt/label/list',
    summary:
      'Label categories of the practices whose cases the caller sees, each with its labels, the default category first. Whoever does not belong to a practice sees the labels that its visible cases carry.',
    access: ['case:list'],
    query: z.strictObject({
      /** This category alone. */
      categoryId: id.optional(),
      practiceId: id.optional(),
    }),
    data: z.array(labelCategory),
    errors: ['recordNotFound'],
  }),
  add: endpoint({
    id: 'labels.add',
    method: 'POST',
    path: '/doctor/pt/label',
    summary: 'Adds a category to a practice, or a label to the category `parentId`.',
    access: ['case:label'],
    body: z.strictObject({ practiceId: id, parentId: id.optional(), categoryName, color: color.optional() }),
    data: z.object({ categoryId: id }),
    errors: ['recordNotFound', 'labelUnknown', 'labelNameTaken', 'labelLimit'],
  }),
  update: endpoint({
    id: 'labels.update',
    method: 'PUT',
    path: '/doctor/pt/label',
    summary: 'Renames a label or a category; a label also gets another colour or another category.',
    access: ['case:label'],
    body: z.strictObject({ categoryId: id, parentId: id.optional(), categoryName, color: color.optional() }),
    data: nothing,
    errors: ['labelUnknown', 'labelNameTaken'],
  }),
  remove: endpoint({
    id: 'labels.remove',
    method: 'DELETE',
    path: '/doctor/pt/label/:categoryId',
    summary:
      'Deletes a label and takes it off every case; or a category, whose labels then belong to the default category.',
    access: ['case:label'],
    params: z.strictObject({ categoryId: id }),
    data: nothing,
    errors: ['labelUnknown', 'defaultCategoryStays'],
  }),
  set: endpoint({
    id: 'labels.set',
    method: 'POST',
    path: '/doctor/pt/label/set',
    summary: 'Puts labels on cases and takes others off, with a result for each case.',
    access: ['case:label'],
    body: z.strictObject({
      caseIds: batchOf,
      /** Numbers of labels. */
      add: z.array(id).max(20).default([]),
      remove: z.array(id).max(200).default([]),
    }),
    data: batchRows,
    errors: ['nothingSelected', 'recordNotFound', 'noPermission', 'labelUnknown', 'labelsOnCase'],
  }),
} as const;
