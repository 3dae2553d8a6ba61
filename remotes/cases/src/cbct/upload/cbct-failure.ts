import { ApiError } from '@archway/platform';
import { StorageError } from '@archway/storage';
import { BytesLost } from '@archway/uploads';
import { type OpenedFiles, VolumeError, type VolumeErrorCode } from '@archway/volume';
import { isLostByServer } from '../../uploads/lost-objects.ts';
import type { CbctFailure, CbctStep } from './cbct-upload.ts';

/** The packed file is larger than the server takes. */
export class TooLargeError extends Error {}
/** What lies beside the slices of a volume in many folders, and is no reason that there is none. */
const beside: ReadonlySet<string> = new Set(['notDicom', 'notAnImage', 'localizer']);

/** Nothing in the files can be packed. */
export class NoSeriesError extends Error {
  /** What all of it has in common, where it is one thing. */
  readonly reason: CbctFailure['reason'];

  constructor({ series, setAside }: Pick<OpenedFiles, 'series' | 'setAside'>) {
    super();
    const reasons = [...series.map(({ problem }) => problem), ...setAside.map(({ reason }) => reason)];
    const [only, ...more] = new Set(reasons.filter((reason) => reason !== null && !beside.has(reason)));
    this.reason = more.length === 0 && only ? only : undefined;
  }
}

/** What the reader is told about a failure. */
export function cbctFailureOf(failure: unknown, step: CbctStep): CbctFailure {
  if (failure instanceof TooLargeError) return { key: 'tooLarge' };
  if (failure instanceof NoSeriesError) return { key: 'noSeries', ...(failure.reason && { reason: failure.reason }) };
  if (failure instanceof BytesLost) return { key: 'lost' };
  if (failure instanceof ApiError) return { key: 'refused', message: failure.message };
  if (failure instanceof StorageError) return { key: failure.problem === 'checksum' ? 'checksum' : 'upload' };
  if (failure instanceof VolumeError && (failure.code === 'notMerged' || failure.code === 'quickLookFailed')) {
    const { reason } = failure.values as { reason?: VolumeErrorCode };
    return { key: failure.code === 'notMerged' ? 'merge' : 'video', ...(reason && { reason }) };
  }
  const reason = failure instanceof VolumeError ? { reason: failure.code } : {};
  if (step === 'read' || step === 'compress') return { key: step, ...reason };
  return { key: 'upload' };
}

/** Whether the packing itself is not what it says, so that it is made anew. */
export const mustPackAgain = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.name === 'cbctMismatch';

/** Whether what has arrived is worth nothing. */
export const mustSendAgain = (failure: unknown): boolean =>
  isLostByServer(failure) ||
  mustPackAgain(failure) ||
  (failure instanceof StorageError && failure.problem === 'checksum');
