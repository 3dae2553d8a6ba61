import { fromWire } from '@archway/contracts';
import type { Upload } from '@archway/uploads';
import type { CasePlace } from '../storage-client.ts';

/** A file that was chosen and has not arrived; its bytes are gone with the page that had them. */
export interface UnfinishedFile extends CasePlace {
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
  readonly files: readonly UnfinishedFile[];
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
/** Without locks a page that has changed nothing for so long is taken for gone: no file takes that long. */
const SILENCE = HOUR;
const KEPT = 30 * 24 * HOUR;
/** The clocks of reader and server may differ by so much. */
const CLOCKS = 120_000;

/** Also what failed: once the page is gone nobody can try it again. What the reader stopped is no loss. */
export const isUnfinished = ({ state }: Pick<Upload, 'state'>): boolean => state !== 'success' && state !== 'aborted';

/** A page is gone when nobody holds its lock; its files will not arrive any more. */
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
    const { tab, at, files } = record ?? {};
    if (typeof tab !== 'string' || typeof at !== 'number' || !Array.isArray(files)) return null;
    return { tab, at, files: files.filter(isFile) };
  } catch {
    return null;
  }
}

function isFile(given: unknown): given is UnfinishedFile {
  const { caseId, version, fileName, since } = (given ?? {}) as Partial<Record<keyof UnfinishedFile, unknown>>;
  return (
    typeof caseId === 'string' &&
    typeof version === 'number' &&
    typeof fileName === 'string' &&
    typeof since === 'number'
  );
}

export const isOf =
  ({ caseId, version }: CasePlace) =>
  (file: CasePlace): boolean =>
    file.caseId === caseId && file.version === version;

/** A file that a case has. */
export interface Arrived {
  readonly fileName: string;
  readonly uploadTime: string;
}

/**
 * Names of a case's files that did not arrive, each once. One that was registered while its page went, or was chosen
 * again, is in the case since; one that is on its way again is not lost.
 */
export function lostNames(
  lost: readonly UnfinishedFile[],
  inCase: readonly Arrived[],
  onTheirWay: readonly Pick<Arrived, 'fileName'>[],
): string[] {
  const again = new Set(onTheirWay.map(({ fileName }) => fileName));
  const arrived = ({ fileName, since }: UnfinishedFile): boolean =>
    inCase.some((file) => file.fileName === fileName && Date.parse(file.uploadTime) > since - CLOCKS);
  const names = lost.filter((file) => !again.has(file.fileName) && !arrived(file)).map(({ fileName }) => fileName);
  return [...new Set(names)];
}
