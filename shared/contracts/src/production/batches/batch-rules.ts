import type { FormRules } from '../../wire/field-rule.ts';

/** Orders of a print batch at most. */
export const MOST_ORDERS_PER_BATCH = 15;

/** How a batch came to be. */
export const batchKinds = ['manual', 'auto'] as const;
export type BatchKind = (typeof batchKinds)[number];

/** Where a sub-order of a batch stands: to be printed, printed, or failed and to be printed in another batch. */
export const batchItemStates = ['open', 'printed', 'failed'] as const;
export type BatchItemState = (typeof batchItemStates)[number];

/** What becomes of the file that goes to the printer. */
export const printFileStates = ['none', 'making', 'ready', 'failed'] as const;
export type PrintFileState = (typeof printFileStates)[number];

export const printFile = {
  limitMb: 2000,
  extensions: ['zip', 'stl', '3mf', 'ctb', 'photon', 'gcode', 'form', 'sl1', 'slc', 'cxdlp'],
} as const;

/** Space of one model on the plate, and between two, in mm. */
export const modelSpace = {
  width: { standard: 72, min: 10, max: 300 },
  depth: { standard: 58, min: 10, max: 300 },
  gap: { standard: 2, min: 0, max: 20 },
} as const;

/** Why something of a batch, or all of it, was lost. */
export const failureRules = {
  reason: { kind: 'text', required: true, max: 300 },
} as const satisfies FormRules;

/** Days after which an order is due: special orders come first. */
export const daysToMake = { regular: 10, special: 5 } as const;
