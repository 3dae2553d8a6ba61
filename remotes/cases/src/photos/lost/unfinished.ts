import { type CasePhoto, fromWire } from '@archway/contracts';
import type { CasePlace } from '../../uploads/storage-client.ts';
import type { PhotoUpload } from '../upload/photo-upload.ts';

/** A photo that was chosen and has not arrived; its bytes are gone with the page that had them. */
export interface UnfinishedPhoto extends CasePlace {
  readonly fileName: string;
  /** When it was chosen, ms since 1970 by the clock of the reader. */
  readonly since: number;
}

/** What one page has not finished, as it is kept on this device. */
export interface PageRecord {
  /** The tab of the page: a reload is another page in the same tab. */
  readonly tab: string;
  /** Last change, ms since 1970. */
  readonly at: number;
  readonly photos: readonly UnfinishedPhoto[];
}

/** What tells pages that live from those that are gone. */
export interface Surroundings {
  readonly page: string;
  readonly tab: string;
  /** Pages that hold their lock; null where the browser has no locks. */
  readonly living: ReadonlySet<string> | null;
  readonly now: number;
}

const HOUR = 3_600_000;
/** Without locks a page that has changed nothing for so long is taken for gone: no photo takes that long. */
const SILENCE = HOUR;
const KEPT = 30 * 24 * HOUR;
/** The clocks of reader and server may differ by so much. */
const CLOCKS = 120_000;

/** Also what failed: once the page is gone nobody can try it again. What the reader stopped is no loss. */
export const isUnfinished = ({ state }: Pick<PhotoUpload, 'state'>): boolean =>
  state !== 'success' && state !== 'aborted';

/** A page is gone when nobody holds its lock; its photos will not arrive any more. */
export function isGone(page: string, record: PageRecord, { page: own, tab, living, now }: Surroundings): boolean {
  if (page === own) return false;
  if (living) return !living.has(page);
  return record.tab === tab || now - record.at > SILENCE;
}

export const isOutdated = ({ at }: PageRecord, now: number): boolean => now - at > KEPT;

/** @returns null for what is no record */
export function readRecord(text: string | null): PageRecord | null {
  try {
    const record = fromWire(JSON.parse(text ?? 'null') as Partial<PageRecord> | null);
    const { tab, at, photos } = record ?? {};
    if (typeof tab !== 'string' || typeof at !== 'number' || !Array.isArray(photos)) return null;
    return { tab, at, photos: photos.filter(isPhoto) };
  } catch {
    return null;
  }
}

function isPhoto(given: unknown): given is UnfinishedPhoto {
  const { caseId, version, fileName, since } = (given ?? {}) as Partial<Record<keyof UnfinishedPhoto, unknown>>;
  return (
    typeof caseId === 'string' &&
    typeof version === 'number' &&
    typeof fileName === 'string' &&
    typeof since === 'number'
  );
}

export const isOf =
  ({ caseId, version }: CasePlace) =>
  (photo: CasePlace): boolean =>
    photo.caseId === caseId && photo.version === version;

/**
 * Names of a case's photos that did not arrive, each once. One that was registered while its page went, or was chosen
 * again, is in the case since; one that is on its way again is not lost.
 */
export function lostNames(
  lost: readonly UnfinishedPhoto[],
  inCase: readonly Pick<CasePhoto, 'fileName' | 'uploadTime'>[],
  onTheirWay: readonly Pick<PhotoUpload, 'fileName'>[],
): string[] {
  const again = new Set(onTheirWay.map(({ fileName }) => fileName));
  const arrived = ({ fileName, since }: UnfinishedPhoto): boolean =>
    inCase.some((photo) => photo.fileName === fileName && Date.parse(photo.uploadTime) > since - CLOCKS);
  const names = lost.filter((photo) => !again.has(photo.fileName) && !arrived(photo)).map(({ fileName }) => fileName);
  return [...new Set(names)];
}
