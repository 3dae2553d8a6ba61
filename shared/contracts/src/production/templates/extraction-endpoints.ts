import { z } from 'zod';
import { endpoint } from '../../wire/endpoint.ts';
import { fieldSchema } from '../../wire/field-schema.ts';
import { carvingSeparators } from '../gum-carving.ts';
import { MOST_GROUPS, extractionRules } from './extraction.ts';
import { templateCalls } from './template-calls.ts';

const parts = z
  .array(z.string().regex(/^\w{1,40}$/))
  .max(MOST_GROUPS)
  .refine((keys) => new Set(keys).size === keys.length, { error: 'twice' });

/** How something is read from file names. */
export const extractionContent = z.strictObject({
  pattern: fieldSchema(extractionRules.pattern),
  upperJawPattern: fieldSchema(extractionRules.upperJawPattern),
  testFileName: fieldSchema(extractionRules.testFileName),
  /** Names or numbers of groups, in the order in which they are put together. */
  parts,
  separator: z.enum(carvingSeparators),
});
export type ExtractionContent = z.infer<typeof extractionContent>;

const refusals = ['extractionRuleMissing', 'extractionRuleInvalid', 'extractionGroupUnknown'] as const;

/** What is read from names of model files, for what is carved and marked. */
export const extractionEndpoints = {
  ...templateCalls({
    id: 'extractions',
    path: '/production/extraction',
    what: 'Extraction templates',
    content: extractionContent,
    reads: ['platform:carving', 'order:list', 'order:produce'],
    writes: ['platform:carving'],
    errors: [...refusals, 'extractionFailed'],
  }),
  test: endpoint({
    id: 'extractions.test',
    method: 'POST',
    path: '/production/extraction/test',
    summary: 'What a template would read from its test file name; nothing is kept.',
    access: ['platform:carving'],
    body: extractionContent,
    data: z.object({
      matched: z.boolean(),
      groups: z.array(z.object({ key: z.string(), text: z.string().nullable() })).readonly(),
      text: z.string().nullable(),
      upperJaw: z.boolean().nullable(),
    }),
    errors: refusals,
  }),
} as const;
