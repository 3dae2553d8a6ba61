import type { TextFunction } from '@archway/platform';

/** Reasons that have a sentence of their own; the others are said in general. */
const known: ReadonlySet<string> = new Set([
  'unknownFormat',
  'empty',
  'truncated',
  'corrupt',
  'rowMismatch',
  'badNumber',
  'indexRange',
  'tooLarge',
  'pointCloud',
  'noPositions',
  'notFinite',
  'dracoDecode',
  'dracoEncode',
  'dracoUnavailable',
  'workerFailed',
  'objectMissing',
]);

/** Why a file cannot be used, from the name of the reason. */
export const meshErrorText = (code: string, t: TextFunction): string =>
  t(`meshError.${known.has(code) ? code : 'other'}`);
