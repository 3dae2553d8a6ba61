import type { TextFunction } from '@archway/platform';

/** Reasons that have a sentence of their own. */
const known: ReadonlySet<string> = new Set([
  'noImageData',
  'unsupportedDataType',
  'notDicom',
  'truncated',
  'headTooLarge',
  'duplicate',
  'mosaic',
  'timeSeries',
  'encapsulated',
  'notAnImage',
  'mixedSeries',
  'gantryTilt',
  'archive',
  'archiveModule',
  'archiveTooLarge',
  'encrypted',
  'nestedArchive',
  'oneArchiveOnly',
  'singleImage',
  'codecModule',
  'workerFailed',
  'tooLarge',
  'localizer',
]);

/** Why a file or a series cannot be used, from the name of the reason. */
export const reasonText = (reason: string, t: TextFunction): string =>
  t(`cbct.reason.${known.has(reason) ? reason : 'other'}`);
