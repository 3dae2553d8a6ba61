import { z } from 'zod';
import { fieldSchema } from '../../wire/field-schema.ts';
import { MOST_LABEL_FIELDS, codeKinds, labelFieldKeys, labelLimits, labelTextRules } from './print-label.ts';
import { templateCalls } from './template-calls.ts';

const mm = (min: number, max: number) => z.number().min(min).max(max);
const { width, height, size, code } = labelLimits;

const labelField = z
  .strictObject({
    kind: z.enum(labelFieldKeys),
    x: mm(0, width.max),
    y: mm(0, height.max),
    width: mm(1, width.max),
    height: mm(1, height.max),
    size: mm(size.min, size.max),
    bold: z.boolean(),
    align: z.enum(['left', 'center', 'right']),
    text: fieldSchema(labelTextRules.text),
    code: z.enum(codeKinds),
  })
  .refine((field) => field.kind !== 'code' || Math.min(field.width, field.height) >= code.min);

/** A label, with where everything stands on it in mm. */
export const labelContent = z.strictObject({
  width: mm(width.min, width.max),
  height: mm(height.min, height.max),
  fields: z.array(labelField).max(MOST_LABEL_FIELDS).readonly(),
});

export const printLabelEndpoints = templateCalls({
  id: 'printLabels',
  path: '/production/label',
  what: 'Label templates',
  content: labelContent,
  reads: ['order:produce'],
  writes: ['order:produce'],
  errors: ['labelFieldOutside', 'labelEmpty'],
});
